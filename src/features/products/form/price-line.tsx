import { Trans } from '@lingui/react/macro'
import { priceOf } from '#src/contract/products.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  basePrice: number | null
  taxPercent: number | null
}

/** The price that follows from the base price and the tax, as they are typed. */
export function PriceLine({ basePrice, taxPercent }: Props) {
  const formats = useFormats()
  const price = priceOf(basePrice ?? 0, taxPercent ?? 0)
  return (
    <div className={frame}>
      <span className={css({ textStyle: 'label' })}>
        <Trans>Price with tax</Trans>
      </span>
      <output aria-live="polite" className={figure}>
        {Number.isFinite(price) ? formatMoney(price, formats) : '–'}
      </output>
    </div>
  )
}

const frame = css({ display: 'grid', alignContent: 'start', gap: '1.5' })
const figure = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'field',
  textStyle: 'titleSm',
  fontVariantNumeric: 'tabular-nums',
})
