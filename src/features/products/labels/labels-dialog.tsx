import { PrinterIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Product } from '#src/contract/products.ts'
import { useNameOf } from '#src/features/products/product-name.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { barcodeImage } from './draw-barcode.ts'

/** Of each product. */
const MAX_COPIES = 100

interface Props {
  ids: readonly string[]
  open: boolean
  onClose: () => void
}

/** Labels with name, price and barcode, for the shelf or the product. */
export function LabelsDialog({ ids, open, onClose }: Props) {
  const { t } = useLingui()
  const { rows } = useInventory()
  const [typed, setTyped] = useState('1')
  const copies = Math.min(MAX_COPIES, Math.max(1, Math.floor(Number(typed)) || 1))
  const labels = rows
    .filter(({ id }) => ids.includes(id))
    .flatMap(product =>
      Array.from({ length: copies }, (_, copy) => ({ product, key: `${product.id} ${copy}` })),
    )

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      printsAlone
      size="lg"
      title={t`Price labels`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={() => print()}>
            <PrinterIcon />
            <Trans>Print</Trans>
          </Button>
        </>
      }
    >
      <Field label={t`Copies of each`} className={copiesField}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_COPIES}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      <ul aria-label={t`Price labels`} className={sheet}>
        {labels.map(({ product, key }) => (
          <Label key={key} product={product} />
        ))}
      </ul>
    </Dialog>
  )
}

function Label({ product }: { product: Product }) {
  const formats = useFormats()
  const name = useNameOf()(product)
  const code = product.barcode || product.sku
  const image = barcodeImage(code)
  return (
    <li className={label}>
      <strong className={title}>{name}</strong>
      <span className={css({ textStyle: 'titleSm', fontVariantNumeric: 'tabular-nums' })}>
        {formatMoney(product.price, formats)}
      </span>
      {image ? <img src={image} alt={code} className={picture} /> : <span>{code}</span>}
    </li>
  )
}

const copiesField = css({ maxWidth: '40', marginBlockEnd: '4', _print: { display: 'none' } })
const sheet = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(50mm, 1fr))]',
  gap: '2',
  listStyle: 'none',
})
/** A label is white on every screen, as it is on paper. */
const label = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'space-between',
  gap: '1',
  minHeight: '[30mm]',
  padding: '2',
  textAlign: 'center',
  background: '[white]',
  color: '[black]',
  border: '[1px dashed #999]',
  breakInside: 'avoid',
})
const title = css({ textStyle: 'label', lineClamp: '2' })
const picture = css({ maxWidth: 'full', height: '[14mm]' })
