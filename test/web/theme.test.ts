import { describe, expect, test } from 'vitest';
import { contrastFaults } from '../../shared/owner/contrast.ts';

describe('the colours', () => {
  test('can be read on each other', () => expect(contrastFaults()).toEqual([]));
});
