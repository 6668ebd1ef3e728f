import type { SynthesisedTemplate } from './fixture-stack.ts';

export interface Found {
  readonly id: string;
  readonly Properties: Record<string, unknown>;
}

/** Every resource of a type. */
export const all = ({ Resources }: SynthesisedTemplate, type: string): Found[] =>
  Object.entries(Resources).flatMap(([id, { Type, Properties = {} }]) => (Type === type ? [{ id, Properties }] : []));

/** The properties of the only resource of a type. @throws Error if there is none or another one */
export function one(template: SynthesisedTemplate, type: string): Found['Properties'] {
  const [found, ...others] = all(template, type);
  if (!found || others.length > 0) throw new Error(`Not exactly one ${type}`);
  return found.Properties;
}

/** A resource by its logical id. @throws Error if there is none */
export function named({ Resources }: SynthesisedTemplate, id: string): Found['Properties'] {
  const found = Resources[id];
  if (!found) throw new Error(`No resource ${id}`);
  return found.Properties;
}
