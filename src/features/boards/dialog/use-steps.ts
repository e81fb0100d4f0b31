import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { useAutosaveOf } from '#src/api/use-autosave.ts'
import { CardRow } from '#src/contract/shared/board-rows.ts'
import type { Save } from '#src/features/boards/actions/use-card-actions.ts'

export type StepList = ReturnType<typeof useSteps>
export type CardStep = CardRow['steps'][number]

export const stepIdOf = (id: string) => `step-${id}`

/** Empty lines stay on the screen; they are neither sent nor compared. */
const written = (steps: CardStep[]) => steps.filter(({ title }) => title.trim() !== '')

const codec = {
  textOf: (steps: CardStep[]) => JSON.stringify(written(steps)),
  valueOf(text: string) {
    const { success, output } = v.safeParse(CardRow.entries.steps, JSON.parse(text))
    return success ? output : undefined
  },
}

/** The checklist of an open card. It is saved as one value, so that two changes of it cannot conflict. */
export function useSteps(card: CardRow, save: Save) {
  const saver = useAutosaveOf<CardStep[]>(codec, {
    stored: card.steps,
    save: value => save({ steps: written(value) }),
    draftKey: `card.${card.id}.steps`,
  })
  const steps = saver.value

  /** Renders synchronously, so that the next key press already goes to the line that has the focus now. */
  function writeAndFocus(next: CardStep[], id: string | undefined) {
    flushSync(() => saver.change(next))
    if (id) document.getElementById(stepIdOf(id))?.focus()
  }

  const change = (id: string, fields: Partial<CardStep>) =>
    saver.change(steps.map(step => (step.id === id ? { ...step, ...fields } : step)))

  /** Adds lines after a step, or at the end. */
  function add(titles: readonly string[], after?: string) {
    const added = titles.map(title => ({ id: crypto.randomUUID(), title, completed: false }))
    const index = steps.findIndex(({ id }) => id === after)
    writeAndFocus(steps.toSpliced(index < 0 ? steps.length : index + 1, 0, ...added), added.at(-1)?.id)
  }

  function remove(id: string) {
    const index = steps.findIndex(step => step.id === id)
    const next = steps[index - 1] ?? steps[index + 1]
    writeAndFocus(
      steps.filter(step => step.id !== id),
      next?.id ?? 'new',
    )
  }

  function move(id: string, by: number) {
    const from = steps.findIndex(step => step.id === id)
    const step = steps[from]
    if (!step || !steps[from + by]) return
    writeAndFocus(steps.toSpliced(from, 1).toSpliced(from + by, 0, step), id)
  }

  const conflict = saver.conflict && {
    ...saver.conflict,
    theirs: saver.conflict.theirs.map(({ title }) => title).join('\n'),
  }

  return { steps, conflict, flush: saver.flush, change, add, remove, move }
}
