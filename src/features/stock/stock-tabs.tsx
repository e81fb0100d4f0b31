import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { tab, tabRow } from '#src/ui/layout/tab-look.ts'
import { css, cx } from '#styled-system/css'
import type { StockKind } from './kinds.ts'

/** The screens of the stock, as links that look like tabs. */
export function StockTabs({ shown }: { shown: 'balances' | StockKind }) {
  const { t } = useLingui()
  const names = useKindNames()
  const kind = (value: StockKind) => (
    <Link
      to="/main/inventory/$kind"
      params={{ kind: value }}
      data-selected={shown === value || undefined}
      aria-current={shown === value ? 'page' : undefined}
      className={tab}
    >
      {names[value]}
    </Link>
  )
  return (
    <nav aria-label={t`Screens of the stock`} className={cx(tabRow(), frame)}>
      <Link
        to="/main/inventory"
        data-selected={shown === 'balances' || undefined}
        aria-current={shown === 'balances' ? 'page' : undefined}
        className={tab}
      >
        {t`In stock`}
      </Link>
      {kind('count')}
      {kind('transfer')}
      {kind('adjustment')}
    </nav>
  )
}

/** Returns the names of the kinds of documents, of which there are many. */
export function useKindNames(): Record<StockKind, string> {
  const { t } = useLingui()
  return { count: t`Counts`, transfer: t`Transfers`, adjustment: t`Adjustments` }
}

const frame = css({ flex: 'none', marginInline: 'page', _print: { display: 'none' } })
