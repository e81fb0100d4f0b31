import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Product } from '#src/contract/products.ts'
import { api } from '#src/features/products/load-inventory.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { moved, withPictures } from './move-picture.ts'

/** The pictures of a product, and what can be done with them. Each change is stored without the form's button. */
export function usePictures({ id, images }: Product) {
  const { t } = useLingui()
  const { update } = useInventory()
  const [index, setIndex] = useState(0)
  const [sent, setSent] = useState<{ done: number; total: number }>()
  const count = images.length
  const at = Math.min(index, Math.max(0, count - 1))

  async function add(files: readonly File[]) {
    if (files.length === 0) return
    const { scalePicture } = await import('./scale-picture.ts')
    for (const [done, file] of files.entries()) {
      setSent({ done, total: files.length })
      const picture = await scalePicture(file).catch(() => undefined)
      if (!picture) toast.error(t`This picture cannot be shown. Choose another one.`)
      else if (!(await withErrorToast(() => api.addPicture({ body: { id, picture } })))) break
    }
    setSent(undefined)
    setIndex(count)
  }

  async function move(to: number) {
    setIndex(to)
    if (!(await update(id, withPictures(moved(images, at, to))))) setIndex(at)
  }

  async function remove() {
    const rest = images.filter((_, place) => place !== at)
    if (!(await update(id, withPictures(rest)))) return
    setIndex(Math.max(0, at - 1))
    toast.undo(t`Picture removed`, () => void update(id, withPictures(images)))
  }

  return { at, count, show: setIndex, sent, add, move, remove }
}
