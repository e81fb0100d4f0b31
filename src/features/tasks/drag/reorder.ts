import type { Task } from '#src/contract/tasks.ts'

/** A section with what stands under it; the first block has no section when tasks stand before all sections. */
export type Block = readonly Task[]

/** The list cut before every section. */
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
 * The list with some tasks right after another entry, in the order they had; `undefined` is the beginning.
 * A section takes its tasks along and goes behind the whole block that the other entry is in.
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
  // Tasks without a section stay first: a section before them would swallow them.
  const first = rest[0]?.[0]?.type === 'task' ? 1 : 0
  const place = rest.findIndex(block => block.some(({ id }) => id === after)) + 1
  if (moved.flat().some(({ id }) => id === after)) return [...tasks]
  return rest.toSpliced(Math.max(first, place), 0, ...moved).flat()
}

/** What the server has to move for `moveAfter`: the ids in their order, and the entry before them. */
export function placeAfterMove(tasks: readonly Task[], ids: readonly string[], after: string | undefined) {
  const next = moveAfter(tasks, ids, after)
  const [first] = ids
  const block = blocksOf(tasks).find(([head]) => head?.id === first && head?.type === 'section')
  const moved = block ? block.map(({ id }) => id) : next.flatMap(({ id }) => (ids.includes(id) ? id : []))
  const place = next.findIndex(({ id }) => id === moved[0])
  return { ids: moved, after: next[place - 1]?.id }
}

/** Behind which entry a line has to go to stand at an index of those shown; nothing when it stands there already. */
export function placeAt(
  shownIds: readonly string[],
  id: string,
  index: number,
): { after?: string } | undefined {
  const from = shownIds.indexOf(id)
  if (from < 0 || from === index || index < 0 || index >= shownIds.length) return undefined
  return { after: shownIds[index > from ? index : index - 1] }
}
