import { ArrowDownLeftIcon, ArrowUpRightIcon, EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { Tabs } from '#src/ui/layout/tabs.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { css } from '#styled-system/css'
import { Book } from './book/book.tsx'
import { useExportBook } from './book/export-book.ts'
import { Debts } from './debts/debts.tsx'
import { useFund } from './fund-api.ts'
import { FundDialogs } from './fund-dialogs.tsx'
import { FundFigures } from './fund-figures.tsx'

/** The shop's money: the book of each account, vouchers, debts and the count of the day. */
export function Fund() {
  const { t } = useLingui()
  const { search, change } = useFund()
  const can = useCan()
  const exportBook = useExportBook()
  const mayCreate = can('fund', 'create')

  return (
    <PageLayout
      title={t`Funds`}
      lead={<Trans>What the shop has, spends and is owed.</Trans>}
      actions={
        <div className={buttons}>
          {mayCreate && (
            <>
              <Button variant="primary" onClick={() => change({ entering: 'receipt' })}>
                <ArrowDownLeftIcon />
                <Trans>Receipt</Trans>
              </Button>
              <Button onClick={() => change({ entering: 'payment' })}>
                <ArrowUpRightIcon />
                <Trans>Payment</Trans>
              </Button>
            </>
          )}
          <Menu
            placement="bottom-end"
            trigger={
              <IconButton label={t`More actions`}>
                <EllipsisHorizontalIcon />
              </IconButton>
            }
            entries={[
              ...(mayCreate
                ? [
                    {
                      label: t`Move between accounts`,
                      run: () => change({ entering: 'fundTransfer' as const }),
                    },
                    { label: t`Count the cash`, run: () => change({ entering: 'count' as const }) },
                  ]
                : []),
              ...(can('fund', 'edit')
                ? [{ label: t`New account`, run: () => change({ entering: 'account' as const }) }]
                : []),
              { label: t`Export the book as CSV`, run: () => void exportBook() },
            ]}
          />
        </div>
      }
    >
      <ShopSample />
      <FundFigures />
      <Tabs
        label={t`Views`}
        value={search.debts ? 'debts' : 'book'}
        onChange={view => change({ debts: view === 'debts' || undefined })}
        tabs={[
          { value: 'book', label: t`Book`, panel: <Book /> },
          { value: 'debts', label: t`Debts by age`, panel: <Debts /> },
        ]}
      />
      <FundDialogs />
    </PageLayout>
  )
}

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2.5' })
