/** A folder may hold folders, what is hidden and what is no picture; a file that can't be read any more is left out. */
export async function filesBelow(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
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
