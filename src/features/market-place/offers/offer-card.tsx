import { PlusIcon } from '@heroicons/react/20/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { TilePicture } from '#src/blocks/products/tile-picture.tsx'
import { QuantityInput } from '#src/blocks/shop/amounts/quantity-input.tsx'
import type { Offer } from '#src/contract/shop/catalogue.ts'
import { useBasket } from '#src/features/market-place/basket/use-basket.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  offer: Offer
  /** How much of it is in the basket. */
  quantity: number
  canOrder: boolean
}

/** A product of a supplier: the price of a unit, what the shop has, and how much is in the basket. */
export function OfferCard({ offer, quantity, canOrder }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const { set } = useBasket()
  const { name, supplier, unit, factor, stockUnit, cost, minimum, stock, minStock } = offer
  const [pack, has, lowest, least] = [factor, stock, minStock, minimum].map(number =>
    formatNumber(number, formats),
  )
  const isLow = stock < minStock

  return (
    <li className={cx(sheet(), card)}>
      <TilePicture product={offer} />
      <div className={words}>
        <h2 className={title}>{name}</h2>
        <p className={meta}>{supplier}</p>
        <p className={price}>
          {cost !== undefined && <strong>{formatMoney(cost, formats)} </strong>}
          <span className={meta}>
            {cost !== undefined && '/ '}
            {unit}
            {factor > 1 && ` (${pack} ${stockUnit})`}
          </span>
        </p>
        <p className={stockLook({ isLow })}>
          {minStock > 0 ? (
            <Trans>
              In stock {has}, at least {lowest}
            </Trans>
          ) : (
            <Trans>In stock {has}</Trans>
          )}
        </p>
        {minimum > 1 && (
          <p className={meta}>
            <Trans>
              Order from {least} {unit}
            </Trans>
          </p>
        )}
      </div>
      {canOrder && (
        <div className={acts}>
          {quantity > 0 ? (
            <QuantityInput
              name={name}
              value={quantity}
              allowsZero="minus"
              onChange={next => set(offer, next < minimum && next < quantity ? 0 : next)}
            />
          ) : (
            <Button
              aria-label={`${t`Add to the basket`}: ${name}, ${supplier}`}
              onClick={() => set(offer, minimum)}
            >
              <PlusIcon />
              <Trans>Add to the basket</Trans>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

const card = css({ display: 'flex', flexDirection: 'column', overflow: 'hidden' })
const words = css({ flex: '1', display: 'grid', alignContent: 'start', gap: '0.5', padding: '3' })
const title = css({ fontWeight: 'label', lineClamp: '2', overflowWrap: 'anywhere' })
const meta = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
const price = css({ paddingBlockStart: '1', fontVariantNumeric: 'tabular-nums' })
const stockLook = cva({
  base: { textStyle: 'caption', fontVariantNumeric: 'tabular-nums' },
  variants: { isLow: { true: { color: 'warning.text', fontWeight: 'label' }, false: { color: 'muted' } } },
})
const acts = css({
  paddingInline: '3',
  paddingBlockEnd: '3',
  '& > button': { width: 'full', minHeight: 'touch' },
  '& > div': { justifyContent: 'space-between', minHeight: 'touch' },
})
