import { storedParts } from '../../content/device-data.ts';
import { pageError } from '../../content/page-error.ts';
import { Actions, Button } from '../links/ButtonLink.tsx';

/** Names what the browser keeps of this site and a page reads, and removes one of it before the page is loaded anew. */
export function StoredParts() {
  const found = Object.entries(storedParts).filter(([part]) => keysOf(part).length > 0);
  if (found.length === 0) return null;
  return (
    <>
      <p>{pageError.stored}</p>
      <Actions>
        {found.map(([part, name]) => (
          <Button
            key={part}
            kind="quiet"
            onClick={() => {
              for (const [storage, key] of keysOf(part)) storage.removeItem(key);
              location.reload();
            }}
          >
            {pageError.remove(name)}
          </Button>
        ))}
      </Actions>
    </>
  );
}

/** With the ends of values that have one. */
function keysOf(part: string): readonly (readonly [Storage, string])[] {
  try {
    return [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).flatMap((key) =>
        key.replace('until:', '').split(':')[0] === part ? [[storage, key] as const] : [],
      ),
    );
  } catch {
    return [];
  }
}
