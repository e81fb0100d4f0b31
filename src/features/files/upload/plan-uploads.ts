import type { Item } from '#src/contract/files.ts'
import { keyOf, numberedName } from '#src/lib/text/numbered-name.ts'
import type { FileToSend } from './send-file.ts'

/** What happens to a file whose name is taken. */
export type Choice = 'skip' | 'replace' | 'both'

/** The answer to a question, and whether it holds for all files that follow. */
export interface Answer {
  choice: Choice
  isForAll: boolean
}

/** Asks about a file; `left` is the number of other files with a taken name that follow. */
export type Ask = (name: string, left: number) => Promise<Answer>

/**
 * Returns what is sent of some files to a folder: those with a taken name are skipped, replace the file there, or get a
 * number, as `ask` resolves. Two of them with the same name are both kept.
 */
export async function planUploads(
  files: readonly File[],
  folderId: string | null,
  existing: readonly Pick<Item, 'id' | 'name'>[],
  ask: Ask,
): Promise<FileToSend[]> {
  const there = new Map(existing.map(({ id, name }) => [keyOf(name), id]))
  const taken = new Set(existing.map(({ name }) => name))
  const inConflict = files.filter(({ name }) => there.has(keyOf(name)))
  let answered = 0
  let forAll: Choice | undefined
  const plan: FileToSend[] = []

  for (const file of files) {
    const replaces = there.get(keyOf(file.name))
    let choice: Choice = 'both'
    if (replaces !== undefined) {
      answered++
      const answer = forAll ? undefined : await ask(file.name, inConflict.length - answered)
      choice = forAll ?? answer?.choice ?? 'skip'
      if (answer?.isForAll) forAll = choice
    }
    if (choice === 'skip') continue
    if (choice === 'replace') {
      plan.push({ file, folderId, name: file.name, replaces })
      continue
    }
    const name = numberedName(file.name, taken)
    taken.add(name)
    plan.push({ file, folderId, name })
  }
  return plan
}
