/** Names of the buttons beside a number. @param name what the number is */
export const stepWords = {
  less: (name: string): string => `${name}: weniger`,
  more: (name: string): string => `${name}: mehr`,
} as const;
