/** At a field for a number. */
export const numberFieldWords = {
  /** @param example a number that it takes */
  unreadable: (example: string): string => `Bitte geben Sie eine Zahl ein, zum Beispiel ${example}.`,
} as const;
