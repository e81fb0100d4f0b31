import { ArrowLeftIcon } from '@heroicons/react/20/solid'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { GrantProvider } from '#src/blocks/shop/grant/grant-provider.tsx'
import { WaitingPrints } from '#src/features/pos/receipt/direct/waiting-prints.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Paginator } from '#src/ui/lists/paginator.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { PageHeading } from '#src/ui/text/page-heading.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { SaleDrawer } from './sale-drawer.tsx'
import { SaleRow } from './sale-row.tsx'
import { SALES_PER_PAGE } from './sales-search.ts'
import { useSalesNavigation } from './use-sales-navigation.ts'

const route = getRouteApi('/_app/main/pos_/sales')
const ROW_PX = 68

/** The sales, the newest first, and beside or over them the one that the address names. */
export function SalesPage() {
  const { t } = useLingui()
  const { rows, pagination } = route.useLoaderData()
  const { q, sale } = route.useSearch()
  const search = useSearchText(q)
  const { turn } = useSalesNavigation()
  useTitle(t`Sales`)

  return (
    <div className={panes}>
      <div className={pane}>
        <header className={head}>
          <PageHeading title={<Trans>Sales</Trans>}>
            <Plural value={pagination.length} one="# sale" other="# sales" />
          </PageHeading>
          <SearchField
            id="sales-search"
            label={t`Code or note of a sale`}
            search={search}
            className={css({ flex: '[1 1 12rem]', maxWidth: { sm: '80' } })}
          />
          <Link to="/main/pos" className={button({ variant: 'primary' })}>
            <ArrowLeftIcon />
            <Trans>To the till</Trans>
          </Link>
        </header>
        <WaitingPrints />
        {rows.length > 0 ? (
          <VirtualList className={list} label={t`Sales`} items={rows} keyOf={row => row.id} estimate={ROW_PX}>
            {row => <SaleRow sale={row} isOpen={row.id === sale} />}
          </VirtualList>
        ) : (
          <EmptyState title={q ? <Trans>No sale was found</Trans> : <Trans>No sales yet</Trans>}>
            {q ? (
              <Trans>Type the code of the receipt, or a part of it.</Trans>
            ) : (
              <Trans>What is sold at the till is listed here, with its receipt.</Trans>
            )}
          </EmptyState>
        )}
        {pagination.length > SALES_PER_PAGE && (
          <Paginator
            page={pagination.page}
            size={SALES_PER_PAGE}
            sizes={[SALES_PER_PAGE]}
            total={pagination.length}
            onChange={({ page }) => turn(page + 1)}
            className={foot}
          />
        )}
      </div>
      <GrantProvider>
        <SaleDrawer />
      </GrantProvider>
    </div>
  )
}

const panes = css({ flex: '1', display: 'flex', minHeight: '0', _print: { display: 'block' } })
const pane = css({ flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column' })
const head = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2.5',
  paddingInline: 'page',
  paddingBlock: '3',
})
const list = css({ flex: '1', background: 'surface', borderBlockStart: 'hairline' })
const foot = css({ flex: 'none', background: 'surface', borderBlockStart: 'hairline', paddingInline: 'page' })
