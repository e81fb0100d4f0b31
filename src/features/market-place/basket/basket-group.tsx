import { TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { QuantityInput } from '#src/blocks/shop/amounts/quantity-input.tsx'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { amountOf } from '#src/lib/money/rounding.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { type BasketGroup, type BasketLine, isTooFew } from './basket-lines.ts'
import { useBasket } from './use-basket.ts'

/** What is ordered from one supplier. */
export function BasketGroupView({ group }: { group: BasketGroup }) {
  const formats = useFormats()
  return (
    <section aria-label={group.supplier}>
      <header className={head}>
        <h3 className={css({ fontWeight: 'title', minWidth: '0', overflowWrap: 'anywhere' })}>
          {group.supplier}
        </h3>
        {group.total !== undefined && <span className={figure}>{formatMoney(group.total, formats)}</span>}
      </header>
      <ul>
        {group.lines.map(line => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line }: { line: BasketLine }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { setLine } = useBasket()
  const { id, name, unit, cost, quantity } = line
  const least = `${formatNumber(line.minimum, formats)} ${unit}`
  return (
    <li className={row}>
      <span className={css({ fontWeight: 'label', overflowWrap: 'anywhere' })}>{name}</span>
      <div className={counts}>
        <QuantityInput
          name={name}
          unit={unit}
          value={quantity}
          allowsZero="minus"
          onChange={next => setLine(id, next)}
        />
        {cost !== undefined && (
          <span className={figure}>{formatMoney(amountOf(quantity, cost), formats)}</span>
        )}
        <IconButton label={t`Remove ${{ name }}`} onClick={() => setLine(id, 0)}>
          <TrashIcon />
        </IconButton>
      </div>
      {isTooFew(line) && (
        <p role="status" className={css({ textStyle: 'caption', color: 'danger.text' })}>
          <Trans>The supplier sells at least {least}.</Trans>
        </p>
      )}
    </li>
  )
}

const head = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '3',
  paddingInline: '4',
  paddingBlock: '2.5',
  background: 'sunken',
})
const figure = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'label', whiteSpace: 'nowrap' })
const row = css({
  display: 'grid',
  gap: '1',
  paddingInline: '4',
  paddingBlock: '3',
  borderBlockEnd: 'hairline',
})
const counts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  '& > :first-child': { flex: '1' },
})
