import { describe, expect, it } from 'vitest';
import { spellGuid } from '../../ifc/guids.ts';
import { integer, spelt, stepFile } from '../../ifc/step-file.ts';

describe('a STEP file', () => {
  it.each([
    ["Müller's \\ Werk", "'M\\X2\\00FC\\X0\\ller''s \\\\ Werk'"],
    ['m³\u00a0😀', "'m\\X2\\00B3\\X0\\ \\X4\\0001F600\\X0\\'"],
    ['a\ud83d', "'a\\X2\\FFFD\\X0\\'"],
    [-0, '0.'],
    [0.1 + 0.2, '0.3'],
    [1e-7, '0.0000001'],
    [integer(2.0000001), '2'],
    [[[1, null], 'a'], "((1.,$),'a')"],
  ])('spells %o', (value, text) => expect(spelt(value)).toBe(text));

  it('numbers its instances and shares those that are asked to be', () => {
    const step = stepFile();
    const point = step.shared('IFCCARTESIANPOINT', [0, 1]);
    expect(step.shared('IFCCARTESIANPOINT', [0, 1])).toBe(point);
    step.add('IFCPOLYLINE', [point, point]);
    step.add('IFCPOLYLINE', [point, point]);
    expect(step.lines).toEqual([
      '#1=IFCCARTESIANPOINT((0.,1.));',
      '#2=IFCPOLYLINE((#1,#1));',
      '#3=IFCPOLYLINE((#1,#1));',
    ]);
  });
});

it('ids are 128 bits in 22 digits', () => {
  expect(spellGuid(0n)).toBe('0000000000000000000000');
  expect(spellGuid(2n ** 128n - 1n)).toBe('3$$$$$$$$$$$$$$$$$$$$$');
  expect(spellGuid(64n)).toBe('0000000000000000000010');
});
