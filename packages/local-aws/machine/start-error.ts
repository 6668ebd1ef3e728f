/** Why the local host can't start, in one line for the terminal. */
export class StartError extends Error {}

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
