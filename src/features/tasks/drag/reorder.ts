import type { Task } from '#src/contract/tasks.ts'

/** A section with its tasks; the first block has no section if there are tasks before all sections. */
export type Block = readonly Task[]

/** Splits the list before every section. */
export function blocksOf(tasks: readonly Task[]): Block[] {
  const blocks: Task[][] = []
  for (const task of tasks) {
    const block = blocks.at(-1)
    if (task.type === 'section' || !block) blocks.push([task])
    else block.push(task)
  }
  return blocks
}

/**
 * The list with some tasks moved right after another entry, in their old order; `undefined` is the beginning. A section
 * takes its tasks along and is placed after the whole block that contains the other entry.
 */
export function moveAfter(tasks: readonly Task[], ids: readonly string[], after: string | undefined): Task[] {
  const [first] = ids
  const section = tasks.find(({ id, type }) => id === first && type === 'section')
  return section ? moveBlock(tasks, section.id, after) : moveTasks(tasks, ids, after)
}

function moveTasks(tasks: readonly Task[], ids: readonly string[], after: string | undefined): Task[] {
  const chosen = new Set(ids)
  if (after !== undefined && chosen.has(after)) return [...tasks]
  const moved = tasks.filter(({ id }) => chosen.has(id))
  const rest = tasks.filter(({ id }) => !chosen.has(id))
  return rest.toSpliced(rest.findIndex(({ id }) => id === after) + 1, 0, ...moved)
}

function moveBlock(tasks: readonly Task[], sectionId: string, after: string | undefined): Task[] {
  const blocks = blocksOf(tasks)
  const moved = blocks.filter(([head]) => head?.id === sectionId)
  const rest = blocks.filter(([head]) => head?.id !== sectionId)
  // Tasks without a section stay first: after a section they would belong to it.
  const first = rest[0]?.[0]?.type === 'task' ? 1 : 0
  const place = rest.findIndex(block => block.some(({ id }) => id === after)) + 1
  if (moved.flat().some(({ id }) => id === after)) return [...tasks]
  return rest.toSpliced(Math.max(first, place), 0, ...moved).flat()
}

/** The parameters with which the server does the same as `moveAfter`: the ids in order, and the entry before them. */
export function placeAfterMove(tasks: readonly Task[], ids: readonly string[], after: string | undefined) {
  const next = moveAfter(tasks, ids, after)
  const [first] = ids
  const block = blocksOf(tasks).find(([head]) => head?.id === first && head?.type === 'section')
  const moved = block ? block.map(({ id }) => id) : next.flatMap(({ id }) => (ids.includes(id) ? id : []))
  const place = next.findIndex(({ id }) => id === moved[0])
  return { ids: moved, after: next[place - 1]?.id }
}

/**
 * The entry after which a row must be placed to get to an index of the visible rows; `undefined` if it is there
 * already.
 */
export function placeAt(
  shownIds: readonly string[],
  id: string,
  index: number,
): { after?: string } | undefined {
  const from = shownIds.indexOf(id)
  if (from < 0 || from === index || index < 0 || index >= shownIds.length) return undefined
  return { after: shownIds[index > from ? index : index - 1] }
}
