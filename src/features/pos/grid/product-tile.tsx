import { MinusIcon, PlusIcon } from '@heroicons/react/20/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { TilePicture } from '#src/blocks/products/tile-picture.tsx'
import { unitOf } from '#src/blocks/shop/products/units.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { formatMoney, formatQuantity } from '#src/lib/format/numbers.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { StockLabel } from './stock-label.tsx'
import { useTileActs } from './tile-context.ts'

interface Props {
  product: ShopProduct
  /** How much of it is on the ticket. */
  count: number
  /** The line of it that was added last; undefined while there is none. */
  lastLineId: string | undefined
}

/**
 * A product for sale. A press adds one of it; the minus takes one away. It is rendered again only when it changes itself:
 * dozens of tiles are on screen.
 */
export const ProductTile = memo(function ProductTile({ product, count, lastLineId }: Props) {
  const { t } = useLingui()
  const { add, step, canSell } = useTileActs()
  const formats = useFormats()
  const { name, unit } = product

  return (
    <div className={cx(sheet(), tile({ isChosen: count > 0 }))}>
      <button
        type="button"
        className={main}
        disabled={!canSell}
        onClick={() => add({ product, unit: unitOf(product, '') })}
      >
        <TilePicture product={product} />
        <StockLabel product={product} />
        <span className={words}>
          <span className={title}>{name}</span>
          <span className={meta}>{unit}</span>
          <span className={amount}>{formatMoney(Math.round(product.price), formats)}</span>
        </span>
        {count > 0 && (
          <span className={badge}>
            <span className={css({ srOnly: true })}>
              <Trans>On the ticket:</Trans>{' '}
            </span>
            {formatQuantity(count, formats)}
          </span>
        )}
        {canSell && (
          <span aria-hidden="true" className={plus}>
            <PlusIcon />
          </span>
        )}
      </button>
      {lastLineId && (
        <IconButton
          label={t`One less: ${name}`}
          size="lg"
          className={minus}
          onClick={() => step(lastLineId, -1)}
        >
          <MinusIcon />
        </IconButton>
      )}
    </div>
  )
})

const tile = cva({
  base: { position: 'relative', display: 'flex', overflow: 'hidden' },
  variants: { isChosen: { true: { boxShadow: '[0 0 0 2px {colors.accent.solid}]' } } },
})
const main = css({
  position: 'relative',
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  textAlign: 'start',
  borderRadius: 'xl',
  _hover: { background: 'hover' },
  _active: { background: 'pressed' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
const words = css({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  padding: '3',
  paddingBlockEnd: '2.5',
})
const title = css({ fontWeight: 'label', lineClamp: '2', overflowWrap: 'anywhere' })
const meta = css({ textStyle: 'caption', color: 'subtle' })
const amount = css({
  marginBlockStart: 'auto',
  minHeight: '9',
  display: 'flex',
  alignItems: 'end',
  fontWeight: 'title',
  fontVariantNumeric: 'tabular-nums',
})
const plus = css({
  position: 'absolute',
  insetInlineEnd: '2',
  insetBlockEnd: '2',
  display: 'grid',
  placeItems: 'center',
  width: '9',
  height: '9',
  borderRadius: 'md',
  background: 'accent.subtle',
  color: 'accent.text',
  '& svg': { width: 'icon.md', height: 'icon.md' },
})
const minus = css({
  position: 'absolute',
  insetInlineEnd: '[3.25rem]',
  insetBlockEnd: '[0.25rem]',
  color: 'accent.text',
})
const badge = css({
  position: 'absolute',
  insetInlineEnd: '2',
  insetBlockStart: '2',
  minWidth: '6',
  height: '6',
  display: 'grid',
  placeItems: 'center',
  paddingInline: '1.5',
  borderRadius: 'full',
  background: 'accent.solid',
  color: 'accent.onSolid',
  textStyle: 'caption',
  fontWeight: 'title',
  fontVariantNumeric: 'tabular-nums',
})
