import { BanknotesIcon, ReceiptPercentIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import { formatTime } from '#src/lib/format/dates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { useTill } from './till-context.ts'
import { useTillLayers } from './use-till-layers.ts'

/** The name of the screen, since when the drawer is open, and the ways to the drawer and to earlier sales. */
export function TillHead() {
  const { t } = useLingui()
  const { session, canSell } = useTill()
  const { open } = useTillLayers()
  const { locale } = useFormats()
  const since = session && formatTime(new Date(session.openedAt), locale)

  return (
    <header className={head}>
      <div className={words}>
        <h1 tabIndex={-1} className={title}>
          <Trans>Point of sale</Trans>
        </h1>
        <p className={line}>
          {session ? (
            <Trans>Drawer open since {since}</Trans>
          ) : canSell ? (
            <Trans>The drawer is closed</Trans>
          ) : (
            <Trans>You can look at the till, not sell.</Trans>
          )}
        </p>
        <ShopSample isBackground />
      </div>
      <Link to="/main/pos/sales" aria-label={t`Sales`} className={cx(button(), wayOut)}>
        <ReceiptPercentIcon />
        <span className={word}>
          <Trans>Sales</Trans>
        </span>
      </Link>
      {session && (
        <Button aria-label={t`Drawer`} className={wayOut} onClick={() => open('drawer')}>
          <BanknotesIcon />
          <span className={word}>
            <Trans>Drawer</Trans>
          </span>
        </Button>
      )}
    </header>
  )
}

const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  paddingInline: 'page',
  paddingBlock: '2',
})
const words = css({ flex: '1', minWidth: '0' })
const title = css({ textStyle: 'title' })
const line = css({ textStyle: 'caption', color: 'muted', fontVariantNumeric: 'tabular-nums' })
/** Only the icon on a phone. */
const wayOut = css({ paddingInline: { smDown: '3' } })
const word = css({ smDown: { display: 'none' } })
