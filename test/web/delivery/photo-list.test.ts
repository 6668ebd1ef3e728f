import { expect, it, onTestFinished } from 'vitest';
import { photoWords } from '../../../web/content/photo-words.ts';
import type { CleanPhoto } from '../../../web/delivery/clean-photo.ts';
import { createPhotoList } from '../../../web/delivery/photo-list.ts';
import { jpegFile } from '../../functions/sample-images.ts';

type Fault = keyof typeof photoWords.faults;
const file = (name: string) => new File([new Uint8Array(jpegFile)], name, { type: 'image/jpeg' });

/** A list that takes every file but those named after a fault. */
function newList() {
  const counts: number[] = [];
  const list = createPhotoList(async (chosen, count): Promise<CleanPhoto | Fault> => {
    counts.push(count);
    const fault = Object.keys(photoWords.faults).find((name) => chosen.name === name);
    return (fault as Fault | undefined) ?? { file: chosen, shrunk: { unit: 'bytes', from: 2, to: 1 } };
  });
  onTestFinished(() => list.clear());
  return { list, counts };
}

it("names each file that can't be taken with its fault, keeps the others, and says how many are still to be read", async () => {
  const { list, counts } = newList();
  const faults = Object.keys(photoWords.faults);
  list.add([file('a.jpg'), ...faults.map(file), file('b.jpg')]);
  expect(list.getState().unread).toBe(faults.length + 2);
  const kept = await list.contents();
  expect(kept.map((photo) => photo.file.name)).toEqual(['a.jpg', 'b.jpg']);
  const { refused, photos, unread } = list.getState();
  expect(refused).toEqual(faults.map((fault) => ({ name: fault, fault })));
  expect(photos.map(({ shrunk }) => shrunk?.from)).toEqual([2, 2]);
  expect(unread).toBe(0);
  // How many there are already counts.
  expect(counts.at(-1)).toBe(1);
});

it('takes nothing more of a choice after the entries were discarded', async () => {
  const { list } = newList();
  list.add([file('a.jpg'), file('empty')]);
  list.clear();
  await list.contents();
  expect(list.getState()).toEqual({ photos: [], refused: [], unread: 0 });
});

it('marks the photos that the server refused, and no others', async () => {
  const { list } = newList();
  const kept = ['a', 'b', 'c'].map((name) => ({ file: file(`${name}.jpg`), url: `https://site/${name}` }));
  list.restore(Promise.resolve([...kept, { file: file('d.jpg'), isRefused: true }]));
  await list.contents();
  list.refuse(['https://site/b']);
  const states = list.getState().photos.map(({ upload }) => upload.status);
  expect(states).toEqual(['done', 'refused', 'done', 'refused']);
});
