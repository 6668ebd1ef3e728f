/** Takes the files that are dropped on the page or pasted into it, those of a folder, too. */
export function takeDroppedFiles(take: (files: readonly File[]) => void, signal: AbortSignal): void {
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    // Read now: the browser empties the list after the event.
    if (event.type === 'drop') void filesIn(event.dataTransfer.items).then(take);
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

async function filesIn(items: DataTransferItemList): Promise<readonly File[]> {
  // Both are null for what is no file.
  const found = Array.from(items, (item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const files = await Promise.all(
    found.map(async ({ entry, file }) => {
      if (!entry?.isDirectory) return file ?? [];
      const { filesBelow } = await import('./folder-files.ts');
      return filesBelow(entry as FileSystemDirectoryEntry);
    }),
  );
  return files.flat();
}
