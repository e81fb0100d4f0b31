import { ExclamationTriangleIcon } from '@heroicons/react/20/solid'
import { PencilSquareIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { QuantityInput } from '#src/blocks/shop/amounts/quantity-input.tsx'
import { useLeftWords } from '#src/blocks/shop/products/left-words.ts'
import { unitsOf } from '#src/blocks/shop/products/units.ts'
import type { TicketLine } from '#src/device/till.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { useTillLayers } from '#src/features/pos/till/use-till-layers.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { lineAmount } from '#src/lib/money/totals.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva } from '#styled-system/css'
import { changedLine, pricedLine } from './lines.ts'

/** A line: its product, quantity and unit, and what it comes to. */
export function TicketLineRow({ line }: { line: TicketLine }) {
  const { t } = useLingui()
  const { byId, edit, touched, touch, addCode, shortages } = useTill()
  const wordsOf = useLeftWords()
  const left = shortages.get(line.productId)
  const { editLine } = useTillLayers()
  const formats = useFormats()
  const product = byId.get(line.productId)
  const name = product?.name ?? '…'
  const priced = pricedLine(line)
  const discount = formatMoney(priced.discount, formats)

  function change(changed: Partial<TicketLine>) {
    edit(ticket => changedLine(ticket, line.id, changed))
    touch(line.id)
  }

  return (
    <li className={row({ isTouched: touched === line.id })}>
      <div className={head}>
        <span className={title}>{name}</span>
        <span className={amount}>{formatMoney(lineAmount(priced), formats)}</span>
      </div>
      <div className={meta}>
        <span>{formatMoney(line.price, formats)}</span>
        {priced.discount > 0 && (
          <span>
            <Trans>Discount {discount}</Trans>
          </span>
        )}
        {line.note && <span className={note}>{line.note}</span>}
        {left !== undefined && (
          <span role="status" className={short}>
            <ExclamationTriangleIcon
              aria-hidden="true"
              className={css({ width: 'icon.sm', height: 'icon.sm' })}
            />
            {wordsOf(left)}
          </span>
        )}
      </div>
      <div className={tools}>
        <QuantityInput
          name={name}
          value={line.quantity}
          allowsZero="minus"
          onChange={quantity => change({ quantity })}
          onCode={addCode}
          units={product && unitsOf(product)}
          unit={line.unit}
          onUnit={({ name: unit, factor, price }) => change({ unit, factor, price })}
        />
        <IconButton
          size="lg"
          label={t`Change: ${name}`}
          className={css({ marginInlineStart: 'auto' })}
          onClick={() => editLine(line.id)}
        >
          <PencilSquareIcon />
        </IconButton>
      </div>
    </li>
  )
}

const row = cva({
  base: { display: 'grid', gap: '0.5', paddingInline: '4', paddingBlock: '2.5' },
  variants: { isTouched: { true: { background: 'accent.selected' } } },
})
const head = css({ display: 'flex', alignItems: 'baseline', gap: '3' })
const title = css({ flex: '1', minWidth: '0', fontWeight: 'label', overflowWrap: 'anywhere' })
const amount = css({ flex: 'none', fontWeight: 'title', fontVariantNumeric: 'tabular-nums' })
const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'caption',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
})
const short = css({ display: 'inline-flex', alignItems: 'center', gap: '1', color: 'warning.text' })
const note = css({ fontStyle: 'italic', overflowWrap: 'anywhere' })
const tools = css({ display: 'flex', alignItems: 'center', gap: '1', flexWrap: 'wrap' })
