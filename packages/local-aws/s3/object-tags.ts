import { escapeXml, S3Error } from './s3-error.ts';

type Tags = Readonly<Record<string, string>>;

/** Tags of an `x-amz-tagging` header: `state=pending&…`. */
export const tagsOfHeader = (header = ''): Tags => Object.fromEntries(new URLSearchParams(header));

// Regular expressions suffice for the one document that the SDK sends here; an XML parser would be a dependency for this alone.
/** Tags of the body of PutObjectTagging. @throws S3Error */
export function tagsOfXml(xml: string): Tags {
  if (!/<Tagging[^>]*>[^]*<\/Tagging>/.test(xml)) throw new S3Error('MalformedXML');
  const tags = Array.from(xml.matchAll(/<Tag>([^]*?)<\/Tag>/g), ([, tag = '']) => [
    element(tag, 'Key'),
    element(tag, 'Value'),
  ]);
  return Object.fromEntries(tags) as Tags;
}

/** Answer of GetObjectTagging. */
export function tagsToXml(tags: Tags): string {
  const set = Object.entries(tags).map(
    ([key, value]) => `<Tag><Key>${escapeXml(key)}</Key><Value>${escapeXml(value)}</Value></Tag>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Tagging><TagSet>${set.join('')}</TagSet></Tagging>`;
}

function element(xml: string, name: string): string {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  if (found === undefined) throw new S3Error('MalformedXML');
  return found.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => CHARACTERS[entity] ?? '');
}

const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
