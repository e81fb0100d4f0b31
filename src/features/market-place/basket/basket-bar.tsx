import { ShoppingCartIcon } from '@heroicons/react/24/outline'
import { Plural, Trans } from '@lingui/react/macro'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { BasketContent } from './basket-content.tsx'
import { totalOf } from './basket-lines.ts'
import { useBasket } from './use-basket.ts'

interface Props {
  open: boolean
  onOpen: () => void
  onClose: () => void
}

/** At the bottom of a phone or a tablet: the number of lines and the total, which open the basket. */
export function BasketBar({ open, onOpen, onClose }: Props) {
  const formats = useFormats()
  const { lines } = useBasket()
  const total = totalOf(lines)
  return (
    <>
      {lines.length > 0 && (
        <div className={bar}>
          <span className={css({ flex: '1', minWidth: '0', display: 'grid' })}>
            <span className={css({ fontWeight: 'label' })}>
              <Plural value={lines.length} one="# line" other="# lines" />
            </span>
            {total !== undefined && <span className={figure}>{formatMoney(total, formats)}</span>}
          </span>
          <Button variant="primary" size="lg" onClick={onOpen}>
            <ShoppingCartIcon />
            <Trans>Basket</Trans>
          </Button>
        </div>
      )}
      <Dialog open={open} onOpenChange={onClose} size="lg" title={<Trans>Basket</Trans>}>
        <div className={inset}>
          <BasketContent />
        </div>
      </Dialog>
    </>
  )
}

const bar = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingInline: '4',
  paddingBlockStart: '2',
  paddingBlockEnd: '[max(0.75rem, env(safe-area-inset-bottom))]',
  background: 'surface',
  borderBlockStart: 'hairline',
  _print: { display: 'none' },
})
const figure = css({ fontVariantNumeric: 'tabular-nums', color: 'muted' })
/** The parts have their own padding, for the pane of a desk. */
const inset = css({
  marginInline: { base: '-5', sm: '-7' },
  marginBlockEnd: '-6',
  // The total and the buttons stay in sight while the lines scroll.
  '& > :last-child': { position: 'sticky', insetBlockEnd: '[-1.5rem]', zIndex: 'raised' },
})
