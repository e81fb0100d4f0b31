import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'

interface Chosen {
  ids: readonly string[]
  /** The products that are in the hands of the collector. */
  ticked: readonly string[]
}

const nothing: Chosen = { ids: [], ticked: [] }

/** The take-outs that are collected together, as `useBatch` returns them. */
export type Batch = ReturnType<typeof useBatch>

/** The take-outs that were chosen to be collected together. They are kept on this device until they are collected. */
export function useBatch(rows: readonly TakeOut[]) {
  const draft = useDraft('collectBatch', nothing, 0)
  const { ids, ticked } = draft.values
  const chosen = rows.filter(({ id }) => ids.includes(id))

  const toggled = (list: readonly string[], one: string) =>
    list.includes(one) ? list.filter(other => other !== one) : [...list, one]

  return {
    chosen,
    ticked,
    isChosen: (id: string) => ids.includes(id),
    choose: (id: string) => draft.change(({ ids }) => ({ ids: toggled(ids, id) })),
    tick: (productId: string) => draft.change(({ ticked }) => ({ ticked: toggled(ticked, productId) })),
    tickAll: (products: readonly string[]) => draft.change(() => ({ ticked: [...products] })),
    /** The parts of a selection that the bar below the queue needs. */
    selection: {
      ids: chosen.map(({ id }) => id),
      isActive: chosen.length > 0,
      isAll: chosen.length === rows.length,
      selectAll: () => draft.change(() => ({ ids: rows.map(({ id }) => id) })),
      clear: draft.drop,
    },
  }
}
