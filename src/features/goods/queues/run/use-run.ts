import { useEffect, useState } from 'react'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import { inRunOrder, movedStop } from './run-order.ts'

/** Returns the id of the button that moves a stop. */
export const moveButtonId = (id: string, step: -1 | 1) => `stop-${step < 0 ? 'up' : 'down'}-${id}`

/** The stops of a delivery run in the order that the driver gave them. The order is kept on this device. */
export function useRun<S extends { id: string }>(rows: readonly S[]) {
  const draft = useDraft<{ ids: readonly string[] }>('runOrder', { ids: [] }, 0)
  const [moved, setMoved] = useState<{ id: string; step: -1 | 1 }>()
  const stops = inRunOrder(rows, draft.values.ids)

  // The row of the pressed button is in another place now. At the end of the run only the other button is enabled.
  useEffect(() => {
    if (!moved) return
    const [same, other] = [moved.step, moved.step < 0 ? 1 : -1] as const
    const buttons = [same, other].map(step => document.getElementById(moveButtonId(moved.id, step)))
    buttons.find(button => button && !button.hasAttribute('disabled'))?.focus()
  }, [moved])

  return {
    stops,
    /** The place of the stop that was moved last, from 1 on; 0 when none was. */
    movedTo: stops.findIndex(({ id }) => id === moved?.id) + 1,
    move(id: string, step: -1 | 1) {
      const ids = stops.map(stop => stop.id)
      draft.change(() => ({ ids: movedStop(ids, id, step) }))
      setMoved({ id, step })
    },
  }
}
