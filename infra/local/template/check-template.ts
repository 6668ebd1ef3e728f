import type { Resources } from './intrinsics.ts';
import { publishingFunctions } from './read-publications.ts';
import { PUBLISHING_FUNCTION, SUPPORTED, supportedProperties, type Meaning } from './supported-properties.ts';

const SECTIONS = new Set(['Description', 'Outputs', 'Parameters', 'Resources', 'Rules']);
/** Properties that any resource may have, and that change nothing here. */
const LABELS = new Set(['Tags']);
const ATTRIBUTES = new Set(['DeletionPolicy', 'DependsOn', 'Metadata', 'Properties', 'Type', 'UpdateReplacePolicy']);

/**
 * Refuses everything that the local host would have to ignore.
 * @param templates as they were synthesised
 * @param resources of all templates, with all references resolved
 * @throws Error naming the section, type, property or value that is unknown
 */
export function checkTemplate(templates: readonly object[], resources: Resources): void {
  const section = templates.flatMap((template) => Object.keys(template)).find((name) => !SECTIONS.has(name));
  if (section) throw new Error(`The local host doesn't know the template section ${section}.`);
  const publishing = publishingFunctions(resources);
  for (const [id, resource] of Object.entries(resources)) {
    const meanings = supportedProperties[publishing.has(id) ? PUBLISHING_FUNCTION : resource.Type];
    if (!meanings) throw new Error(`The local host doesn't know ${resource.Type} (${id}).`);
    const attribute = Object.keys(resource).find((name) => !ATTRIBUTES.has(name));
    if (attribute) throw new Error(`The local host doesn't know the attribute ${attribute} of a resource (${id}).`);
    for (const { paths, value } of leaves(resource.Properties ?? {}, [])) {
      const path = paths.at(-1) ?? '';
      const meaning = LABELS.has(paths[0] ?? '') ? '' : meaningOf(meanings, paths);
      if (meaning === undefined) throw new Error(`The local host doesn't know ${resource.Type} ${path} (${id}).`);
      if (Array.isArray(meaning) && !meaning.includes(value)) {
        throw new Error(`The local host doesn't know ${JSON.stringify(value)} as ${resource.Type} ${path} (${id}).`);
      }
    }
  }
}

interface Leaf {
  /** Paths from the outermost property to the value itself. */
  readonly paths: readonly string[];
  readonly value: unknown;
}

/** The meaning of the value's own path, or else of the innermost part around it that is supported, or without effect, as a whole. */
function meaningOf(meanings: Readonly<Record<string, Meaning>>, paths: readonly string[]): Meaning | undefined {
  const own = meanings[paths.at(-1) ?? ''];
  if (own !== undefined) return own;
  const around = ['', ...paths.slice(0, -1)].findLast((path) => meanings[path] !== undefined);
  const meaning = around === undefined ? undefined : meanings[around];
  return meaning === SUPPORTED || typeof meaning === 'string' ? meaning : undefined;
}

function leaves(value: unknown, paths: readonly string[]): Leaf[] {
  const path = paths.at(-1);
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, [...paths, `${path}[]`]));
  if (typeof value !== 'object' || value === null) return [{ paths, value }];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, [...paths, path === undefined ? name : `${path}.${name}`]),
  );
}
