/** `sample-folder` → `SampleFolder`: ids of constructs and resources, from ids of forms. */
export const pascalCase = (id: string): string =>
  id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
