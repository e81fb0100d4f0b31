import { useLingui } from '@lingui/react/macro'
import { LOW_STOCK } from '#src/contract/products.ts'
import { formatQuantity } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva } from '#styled-system/css'

/** spec: the steps of the stock bar: below 20, 20 to 29, 30 and more */
const ENOUGH_STOCK = 30

/** The pieces in stock, and a bar that is full from 30 pieces on. Low stock is also said in words. */
export function StockBar({ stock }: { stock: number }) {
  const { t } = useLingui()
  const formats = useFormats()
  const step = stock < LOW_STOCK ? 'low' : stock < ENOUGH_STOCK ? 'fair' : 'full'
  const word = stock === 0 ? t`Sold out` : step === 'low' ? t`Low stock` : undefined
  return (
    <span className={frame} title={word}>
      <span className={css({ minWidth: '8', textAlign: 'end' })}>{formatQuantity(stock, formats)}</span>
      <span aria-hidden="true" className={track}>
        <span className={bar({ step })} style={{ scale: `1 ${Math.min(1, stock / ENOUGH_STOCK)}` }} />
      </span>
      {word && <span className={css({ srOnly: true })}>{word}</span>}
    </span>
  )
}

const frame = css({ display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '6' })
const track = css({
  width: '1',
  height: '5',
  borderRadius: 'full',
  overflow: 'hidden',
  background: 'pressed',
})
const bar = cva({
  base: { display: 'block', height: 'full', transformOrigin: 'bottom' },
  variants: {
    step: {
      low: { background: 'danger.solid' },
      fair: { background: 'warning.solid' },
      full: { background: 'success.solid' },
    },
  },
})
