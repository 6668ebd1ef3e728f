/** As Node's servers take it, in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export function certificate(): Promise<Certificate>;
