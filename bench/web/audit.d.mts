import type { Chromium } from '../../test/e2e/find-chromium.ts';

/** What is read of Lighthouse's result. */
export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly Request[] } }>
  >;
}

/** An item of the audit `network-requests`. */
interface Request {
  readonly url: string;
  /** -1 where there was no answer. */
  readonly statusCode: number;
  readonly resourceType: string;
  readonly transferSize: number;
}

interface AuditBrowser {
  readonly audit: (url: string) => Promise<Report>;
  readonly close: () => void;
}

export function openBrowser(chromium: Chromium): Promise<AuditBrowser>;
export function middle(runs: readonly Report[]): Report | undefined;
export function certificate(): Promise<{ readonly private: string; readonly cert: string }>;
