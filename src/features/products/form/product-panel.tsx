import { useState } from 'react'
import type { Product } from '#src/contract/products.ts'
import { isBlank } from '#src/features/products/new-product.ts'
import { PictureCarousel } from '#src/features/products/pictures/picture-carousel.tsx'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { useDiscardIfEmpty } from '#src/ui/form/use-discard-if-empty.ts'
import { hasFormDraft } from './form-draft.ts'
import { columns } from './product-columns.ts'
import { ProductForm } from './product-form.tsx'

/** An open product: its pictures, which are stored as they are chosen, beside the form of its fields. */
export function ProductPanel({ product }: { product: Product }) {
  const { discard } = useInventory()
  const { id } = product
  // Another version of the form begins when what was typed is discarded, or when another tab has saved. The draft may be
  // that of another tab then.
  const [version, setVersion] = useState(0)
  useDiscardIfEmpty({ isBlank: isBlank(product) && !hasFormDraft(id), discard: () => discard(id) })

  return (
    <div className={columns}>
      <PictureCarousel product={product} canEdit />
      <ProductForm
        key={version}
        product={product}
        restoresDraft={version === 0}
        onReset={() => setVersion(version + 1)}
      />
    </div>
  )
}
