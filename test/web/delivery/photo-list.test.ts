import { expect, it, onTestFinished } from 'vitest';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MAX_PHOTOS } from '../../../shared/photos.ts';
import { createPhotoList } from '../../../web/delivery/photo-list.ts';
import { jpegFile, jpegOf } from '../../functions/sample-images.ts';

const file = (name: string, ...parts: readonly (Buffer | string)[]) => new File(parts as BlobPart[], name);
const photos = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.jpg`, jpegFile));

it.each<[string, readonly File[], string]>([
  ['more photos than a form takes', photos(MAX_PHOTOS + 1), `Höchstens ${MAX_PHOTOS} Fotos`],
  ['a file that is too large', [file('gross.jpg', jpegFile, Buffer.alloc(MAX_PHOTO_BYTES))], 'grösser als 10\u00a0MB'],
  ['a picture of too many pixels', [file('weit.jpg', jpegOf(MAX_PHOTO_PIXELS / 1e3, 1001))], 'Megapixel'],
  ['what is no picture', [file('falsch.jpg', '<script>alert(1)</script>')], 'kein lesbares JPG oder PNG'],
])('refuses %s, names the file and keeps the others', async (_what, files, reason) => {
  const list = createPhotoList();
  onTestFinished(() => list.clear());
  list.add([file('leer.jpg'), ...files]);
  const kept = await list.contents();
  expect(list.getState().refused).toEqual([{ name: files.at(-1)?.name, reason: expect.stringContaining(reason) }]);
  expect(kept).toHaveLength(files.length - 1);
});
