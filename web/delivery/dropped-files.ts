/** Takes the files that are dropped on the page or pasted into it, those of a folder, too. */
export function takeDroppedFiles(take: (files: readonly File[]) => void, signal: AbortSignal): void {
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    // Read now: the browser empties the list after the event.
    if (event.type === 'drop') void filesIn([...event.dataTransfer.items]).then(take);
  };
  for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, drag, { signal });
  document.addEventListener(
    'paste',
    ({ clipboardData }) => {
      // Office programs add a picture of the text.
      if (clipboardData && !clipboardData.types.includes('text/plain')) take([...clipboardData.files]);
    },
    { signal },
  );
}

async function filesIn(items: readonly DataTransferItem[]): Promise<readonly File[]> {
  const found = items
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const files = await Promise.all(
    found.map(async ({ entry, file }) => (entry?.isDirectory ? filesBelow(entry as FileSystemDirectoryEntry) : [file])),
  );
  return files.flat().filter((file) => file !== null);
}

/** A folder may hold folders, what is hidden and what is no picture; a file that can't be read any more is left out. */
async function filesBelow(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
  const reader = folder.createReader();
  const files: File[] = [];
  for (;;) {
    // It names a hundred at a time, in the end none.
    const entries = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]));
    });
    if (entries.length === 0) return files;
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory) files.push(...(await filesBelow(entry as FileSystemDirectoryEntry)));
      else files.push(...(await fileOf(entry as FileSystemFileEntry)));
    }
  }
}

/** Type and name: some systems know no type of these. */
const IS_PICTURE = /^image\/|\.(?:avifs?|hei[cf])$/iu;

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<readonly File[]>((resolve) => {
    entry.file(
      (file) => resolve(IS_PICTURE.test(`${file.type} ${file.name}`) ? [file] : []),
      () => resolve([]),
    );
  });
