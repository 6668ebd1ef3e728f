import type { FinishId } from '../codes/finishes.ts';

/** How a finish lets the colours of stones and binder appear. */
interface Look {
  /** How much a surface that scatters little light deepens colours. */
  readonly depth: number;
  /** White that a rough surface scatters, on stones and on the binder. */
  readonly veil: number;
  readonly binderVeil: number;
  /** Brightness of the binder; polishing compacts it. */
  readonly binder: number;
  /** Part of the air voids that stay open: they are filled before polishing. */
  readonly openVoids: number;
}

export const looks: Readonly<Record<FinishId, Look>> = {
  geschliffen: { depth: 0, veil: 0.045, binderVeil: 0.03, binder: 1, openVoids: 1 },
  seidenmatt: { depth: 0.22, veil: 0.012, binderVeil: 0.006, binder: 0.94, openVoids: 0.6 },
  poliert: { depth: 0.42, veil: 0, binderVeil: 0, binder: 0.86, openVoids: 0.12 },
  gestrahlt: { depth: 0, veil: 0.13, binderVeil: 0.16, binder: 1.02, openVoids: 1 },
  'fein-gestockt': { depth: 0, veil: 0.1, binderVeil: 0.1, binder: 1, openVoids: 0 },
  gewaschen: { depth: 0.1, veil: 0.01, binderVeil: 0.06, binder: 0.97, openVoids: 0.4 },
};

/** What a veil leads to. */
const SCATTERED = 0.86;

/** A linear colour value as a finish shows it. */
export function appearing(value: number, depth: number, veil: number): number {
  const deep = value * (1 - depth * (1 - value));
  return deep + veil * (SCATTERED - deep);
}
