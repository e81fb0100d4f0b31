/** A file from a picker or a drop, with the names of the folders that came with it, the outermost first. */
export interface PickedFile {
  file: File
  folders: readonly string[]
}

/** The files of an input; with `webkitdirectory` they have a path. */
export const pickedFiles = (files: Iterable<File>): PickedFile[] =>
  [...files].map(file => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }))

/** The files that were dropped, those inside of dropped folders included. Call it while the event is handled. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PickedFile[]> {
  const entries = [...items].flatMap(item => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return pickedFiles(files)
  return (await Promise.all(entries.map(entry => filesIn(entry, [])))).flat()
}

async function filesIn(entry: FileSystemEntry, folders: readonly string[]): Promise<PickedFile[]> {
  if (isFile(entry)) return [{ file: await new Promise<File>((...done) => entry.file(...done)), folders }]
  if (!isDirectory(entry)) return []
  const reader = entry.createReader()
  const found: PickedFile[] = []
  // A reader returns about a hundred entries at a time, and an empty list after the last.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((...done) => reader.readEntries(...done))
    if (some.length === 0) return found
    for (const inner of some) found.push(...(await filesIn(inner, [...folders, entry.name])))
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
