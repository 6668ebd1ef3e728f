/** A file of the site, as the publisher stores it. */
export interface ManifestFile {
  /** In the bucket: path from the root of the site. */
  readonly key: string;
  /** Folder whose archive contains it; empty for the root. */
  readonly folder: string;
  /** Of its content, in base64. */
  readonly sha256: string;
  readonly headers: Readonly<Record<'content-type' | 'cache-control', string>> & {
    readonly 'content-disposition'?: string;
  };
  /** Files are stored in this order: no page may arrive before what it needs. The manifest is sorted by it. */
  readonly turn: 'hashed' | 'fixed' | 'pages';
  /** What CloudFront drops when a page has changed; empty for other files. */
  readonly addresses: readonly string[];
}

/** Properties of the resource `Custom::SitePublication`. */
export interface PublicationProperties {
  /** Bucket of CDK's archives. */
  readonly SourceBucket: string;
  /** Key of the manifest there, a JSON list of `ManifestFile`. */
  readonly Manifest: string;
  /** Key of the archive of each folder. */
  readonly Archives: readonly { readonly Folder: string; readonly Key: string }[];
  /** Bucket of the site. */
  readonly Bucket: string;
  readonly DistributionId: string;
  /** Any text that no earlier publication had: the site is published again although nothing in it has changed. */
  readonly Again?: string;
}
