/** An attribute as it was read: a reference is `#12`, an enumeration `.AREA.`, a typed value its type and what it holds. */
type Read = string | number | null | readonly Read[] | { readonly type: string; readonly value: Read };

export interface Instance {
  readonly id: string;
  readonly entity: string;
  readonly attributes: readonly Read[];
}

const TOKEN = /\s*(?:'((?:[^']|'')*)'|(#\d+|\.\w+\.|[$*])|(-?\d+\.\d*|-?\d+)|([A-Z]\w*)\(|([(),]))/gy;

/** Reads a STEP file by the grammar of ISO 10303-21. @throws Error where it breaks it */
export function readStep(text: string): ReadonlyMap<string, Instance> {
  const [, data = ''] = /\nDATA;\n(.*)\nENDSEC;\nEND-ISO-10303-21;\n$/su.exec(text) ?? [];
  return new Map(
    data.split('\n').map((line) => {
      const [, id = '', entity = '', rest = ''] = /^(#\d+)=([A-Z0-9]+)\((.*)\);$/u.exec(line) ?? [];
      if (!id) throw new Error(`No instance: ${line}`);
      return [id, { id, entity, attributes: readList(tokensOf(`${rest})`)) }];
    }),
  );
}

type Token = RegExpExecArray;

function* tokensOf(text: string): Generator<Token, undefined> {
  TOKEN.lastIndex = 0;
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (!token) throw new Error(`Can't be read: ${text.slice(at)}`);
    tokens.push(token);
  }
  yield* tokens;
}

/** Reads up to the bracket that closes the list. */
function readList(tokens: Iterator<Token>): readonly Read[] {
  const list: Read[] = [];
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const [, text, name, number, type, mark] = next.value;
    if (mark === ')') return list;
    if (mark === ',') continue;
    if (mark === '(') list.push(readList(tokens));
    else if (type !== undefined) list.push({ type, value: readList(tokens)[0] ?? null });
    else if (text !== undefined) list.push(unescaped(text));
    else if (number === undefined) list.push(name === '$' ? null : (name ?? null));
    else list.push(Number(number));
  }
  throw new Error('A list has no end');
}

const unescaped = (text: string) =>
  text
    .replaceAll(/\\X2\\([0-9A-F]+)\\X0\\/gu, (_, codes: string) =>
      String.fromCharCode(...(codes.match(/.{4}/gu) ?? []).map((code) => Number.parseInt(code, 16))),
    )
    .replaceAll("''", "'")
    .replaceAll('\\\\', '\\');
