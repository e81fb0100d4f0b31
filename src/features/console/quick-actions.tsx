import { ArrowDownTrayIcon, BanknotesIcon, ShoppingBagIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCan, useCanOpen } from '#src/api/rights.ts'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'

/** What staff begin most often, as far as their rights go. */
export function QuickActions() {
  const can = useCan()
  const canOpen = useCanOpen()
  return (
    <div className={row}>
      {can('fund', 'create') && canOpen('/main/fund') && (
        <Link to="/main/fund" className={button()}>
          <BanknotesIcon />
          <Trans>Funds</Trans>
        </Link>
      )}
      {can('check-in', 'create') && canOpen('/main/take-in') && (
        <Link to="/main/take-in" className={button()}>
          <ArrowDownTrayIcon />
          <Trans>Take-in</Trans>
        </Link>
      )}
      {can('pos', 'create') && canOpen('/main/pos') && (
        <Link to="/main/pos" className={button({ variant: 'primary' })}>
          <ShoppingBagIcon />
          <Trans>New sale</Trans>
        </Link>
      )}
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2.5' })
