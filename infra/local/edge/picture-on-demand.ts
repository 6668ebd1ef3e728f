import { PICTURE_FOLDER } from '../../../web/pictures/variants.ts';

/** The build for this machine encodes no pictures, so a fresh clone starts twice as fast. @returns path of the file, if the key is a picture's */
export async function pictureOnDemand(key: string): Promise<string | undefined> {
  const address = `/${key}`;
  if (!address.startsWith(PICTURE_FOLDER)) return undefined;
  const { pictureFile } = await import('../../../web/build/pictures/encode.ts');
  return pictureFile(address);
}
