import type { Item } from '#src/contract/files.ts'
import { keyOf } from '#src/lib/text/numbered-name.ts'

/** What happens to an item whose name is taken. */
export type Choice = 'skip' | 'replace' | 'both'

/** The answer to a question, and whether it holds for all items that follow. */
export interface Answer {
  choice: Choice
  isForAll: boolean
}

/** Asks about an item; `left` is the number of other items with a taken name that follow. */
export type Ask = (name: string, left: number) => Promise<Answer>

/** What happens to one item; with `replace`, the id of the item that it replaces. */
export type Resolution = { choice: 'skip' | 'both' } | { choice: 'replace'; replaces: string }

/** Asks about each of some names that is taken, and returns what happens to each of them. A free name is `both`. */
export async function resolveConflicts(
  names: readonly string[],
  existing: readonly Pick<Item, 'id' | 'name'>[],
  ask: Ask,
): Promise<Resolution[]> {
  const there = new Map(existing.map(({ id, name }) => [keyOf(name), id]))
  let left = names.filter(name => there.has(keyOf(name))).length
  let forAll: Choice | undefined
  const resolutions: Resolution[] = []

  for (const name of names) {
    const replaces = there.get(keyOf(name))
    if (replaces === undefined) {
      resolutions.push({ choice: 'both' })
      continue
    }
    left -= 1
    const answer = forAll ? { choice: forAll, isForAll: true } : await ask(name, left)
    if (answer.isForAll) forAll = answer.choice
    resolutions.push(
      answer.choice === 'replace' ? { choice: 'replace', replaces } : { choice: answer.choice },
    )
  }
  return resolutions
}
