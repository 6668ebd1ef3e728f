import type { Chromium } from '../../test/e2e/find-chromium.ts';

/** What Lighthouse found on one page; times in milliseconds, as on a mid-range phone with a slow network. */
export interface Audit {
  /** 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Audits that cost points. */
  readonly failed: readonly string[];
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly scriptBytes: number;
  readonly bytes: number;
}

export interface AuditBrowser {
  readonly audit: (url: string, categories: readonly string[]) => Promise<Audit>;
  readonly close: () => void;
}

export function openBrowser(chromium: Chromium): Promise<AuditBrowser>;
export function certificate(): Promise<{ readonly private: string; readonly cert: string }>;
