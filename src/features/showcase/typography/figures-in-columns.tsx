import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

const prices = [68_000, 185_000, 1_250_000, 18_460_000]

/** Figures below each other have digits of the same width, in the user's own format. */
export function FiguresInColumns() {
  const formats = useFormats()
  return (
    <ul className={css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })}>
      {prices.map(price => (
        <li key={price}>{formatMoney(price, formats)}</li>
      ))}
    </ul>
  )
}
