import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFund } from '#src/features/fund/fund-api.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { BookLine } from './book-line.tsx'

/** The book of an account: its entries, the newest first, each with the balance after it. */
export function Book() {
  const { t } = useLingui()
  const formats = useFormats()
  const { accounts, account, book, search, change } = useFund()
  if (!account || !book) return null
  const { rows, pagination } = book
  const rest = pagination.length - rows.length
  const balance = formatMoney(account.balance, formats)

  return (
    <section aria-label={t`Book`} className={cx(sheet(), frame)}>
      <div className={head}>
        <SegmentedControl
          label={t`Account`}
          value={account.id}
          onChange={id => change({ account: id, pages: undefined }, true)}
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <p role="status" className={css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })}>
          <Plural value={pagination.length} one="# entry" other="# entries" />
          {' · '}
          <Trans>balance {balance}</Trans>
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={<Trans>Nothing has moved yet.</Trans>}>
          <Trans>Sales, receipts and payments of this account appear here, the newest first.</Trans>
        </EmptyState>
      ) : (
        <VirtualList
          items={rows}
          keyOf={({ id }) => id}
          estimate={64}
          label={t`Entries of ${{ name: account.name }}`}
          focusable
          className={list}
        >
          {row => <BookLine row={row} onOpen={id => change({ open: id })} />}
        </VirtualList>
      )}
      {rest > 0 && (
        <div className={css({ padding: '4', textAlign: 'center' })}>
          <Button onClick={() => change({ pages: (search.pages ?? 1) + 1 }, true)}>
            <Plural value={rest} one="# older entry" other="# older entries" />
          </Button>
        </div>
      )}
    </section>
  )
}

const frame = css({ overflow: 'hidden' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: 'card',
  borderBlockEnd: 'hairline',
})
const list = css({ height: '[min(70dvh, 44rem)]' })
