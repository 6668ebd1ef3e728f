import { readTemplate, type Template } from '@works/local-aws/template/read-template';
import type { PublicationProperties } from '../../functions/publisher/manifest.ts';
import { ACCOUNT_STACK } from '../stack/settings/names.ts';

/** A synthesis of this product. */
export interface SynthesisedSite {
  /** Its output. */
  readonly folder: string;
  /** Name of the website's stack. */
  readonly name: string;
}

/** What the local engine has to know of this product's stacks: which they are, and how the site comes into its bucket. */
export const assemblyOf = ({ folder, name }: SynthesisedSite) => ({
  assembly: folder,
  stacks: [`${name}-data`, ACCOUNT_STACK, name],
  customResources: {
    // On AWS a function publishes the archives; here the site is served from its folder.
    'Custom::SitePublication': (properties: object, assetFolder: (key: string) => string) => {
      const { Archives, Bucket } = properties as PublicationProperties;
      return { bucket: Bucket, folder: assetFolder(Archives.find(({ Folder }) => Folder === '')?.Key ?? '') };
    },
  },
});

/** The stacks of this product as the local engine runs them. @throws Error naming what it does not support */
export const readSiteTemplate = (site: SynthesisedSite): Template => readTemplate(assemblyOf(site));
