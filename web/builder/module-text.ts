/** Contents of files by their paths in `web/generated/`. */
export type GeneratedFiles = Readonly<Record<string, string | Uint8Array>>;

/** The text of a module. @param constants their values by name, with a type where it is wider than the value's */
export const moduleOf = (constants: Readonly<Record<string, unknown>>, imported = ''): string =>
  imported +
  Object.entries(constants)
    .map(([declared, value]) => `export const ${declared} = ${JSON.stringify(value)} as const;\n`)
    .join('');

/** The text of a module with functions that import others. @param files by key */
export const listOf = (declared: string, files: readonly (readonly [string, string])[], imported: string): string =>
  `${imported}export const ${declared} = {\n${files.map(([key, file]) => `  '${key}': () => import('./${file}'),\n`).join('')}};\n`;
