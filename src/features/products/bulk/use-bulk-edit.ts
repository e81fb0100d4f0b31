import { useLingui } from '@lingui/react/macro'
import type { Product, ProductFields } from '#src/contract/products.ts'
import { api } from '#src/features/products/load-inventory.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

interface Edit {
  id: string
  product: ProductFields
}

/** Changes several products in one call, all or none, and offers to undo it. */
export function useBulkEdit() {
  const { t, i18n } = useLingui()
  const { rows } = useInventory()

  async function write(edits: readonly Edit[]) {
    if (edits.length === 0) return
    const before = edits.flatMap(({ id, product }) => {
      const row = rows.find(other => other.id === id)
      return row ? [{ id, product: fieldsBefore(row, product) }] : []
    })
    if (!(await send(edits))) return
    const count = i18n.number(edits.length)
    toast.undo(t`${{ count }} products changed`, () => void send(before))
  }

  /** Sets the same fields of all of them. */
  const edit = (ids: readonly string[], product: ProductFields) => write(ids.map(id => ({ id, product })))

  /** Adds a tag to several products or removes it from them. */
  function tag(ids: readonly string[], tagId: string, isOn: boolean) {
    const among = new Set(ids)
    const changed = rows.filter(({ id, tags }) => among.has(id) && tags.includes(tagId) !== isOn)
    return write(
      changed.map(({ id, tags }) => ({
        id,
        product: { tags: isOn ? [...tags, tagId] : tags.filter(other => other !== tagId) },
      })),
    )
  }

  return { write, edit, tag }
}

const send = (edits: readonly Edit[]) =>
  withErrorToast(() => api.updateMany({ body: { products: [...edits] } }))

/** The values that an edit replaces. */
const fieldsBefore = (row: Product, changed: ProductFields): ProductFields =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name in changed))
