import { ShoppingCartIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useCan } from '#src/api/rights.ts'
import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import { useShopProducts } from '#src/blocks/shop/products/shop-products.ts'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import type { StockBalance } from '#src/contract/shop/warehouses.ts'
import { StockTabs } from '#src/features/stock/stock-tabs.tsx'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useRovingFocus } from '#src/ui/lists/use-roving-focus.ts'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { PageHeading } from '#src/ui/text/page-heading.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { BalanceLine, balanceElementId } from './balance-line.tsx'
import { balanceRows, worthOf } from './balance-rows.ts'

interface Props {
  balances: readonly StockBalance[]
  search: { q?: string; warehouse?: string; low?: true }
}

const ALL = 'all'
const ROW_HEIGHT_PX = 68

/** What is in stock: on hand, reserved, incoming and available, by warehouse. */
export function Balances({ balances, search }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const navigate = useNavigate()
  const can = useCan()
  const warehouses = useWarehouses()
  const products = useShopProducts() ?? []
  const field = useSearchText(search.q)
  const text = useDeferredValue(field.text)
  useTitle(t`Stock`)
  const asked = { text, onlyLow: search.low === true, isWhole: !search.warehouse }
  const rows = balanceRows(products, balances, asked)
  const worth = worthOf(rows)
  const money = formatMoney(worth ?? 0, formats)
  const focus = useRovingFocus({
    ids: rows.map(({ product }) => product.id),
    openId: undefined,
    elementIdOf: balanceElementId,
  })
  const change = (next: { warehouse?: string | undefined; low?: true | undefined }) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...next }),
      replace: true,
      resetScroll: false,
    })

  return (
    <div className={pane}>
      <header className={head}>
        <PageHeading title={t`Stock`}>
          <Plural value={rows.length} one="# product" other="# products" />
          {worth !== undefined && rows.length > 0 && (
            <>
              {' · '}
              <Trans>worth {money} at cost</Trans>
            </>
          )}
        </PageHeading>
        {can('check-in', 'create') && (
          <Link
            to="/main/take-in/$id"
            params={{ id: 'new' }}
            search={{ lowStock: true }}
            className={button()}
          >
            <ShoppingCartIcon />
            <Trans>Order what runs low</Trans>
          </Link>
        )}
      </header>
      <StockTabs shown="balances" />
      <div role="search" className={filters}>
        <SearchField
          id="stock-search"
          label={t`Search the stock`}
          search={field}
          className={css({ flex: '[1 1 12rem]', minWidth: '0', maxWidth: { md: '80' } })}
        />
        <Select
          size="sm"
          aria-label={t`Warehouse`}
          className={css({ width: 'auto', minWidth: '32', minHeight: { _touch: 'touch' } })}
          options={[
            { value: ALL, label: t`All warehouses` },
            ...warehouses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={search.warehouse ?? ALL}
          onChange={id => change({ warehouse: id === ALL ? undefined : id })}
        />
        <Button
          size="sm"
          variant={search.low ? 'soft' : 'secondary'}
          aria-pressed={search.low === true}
          onClick={() => change({ low: search.low ? undefined : true })}
        >
          <Trans>Running low</Trans>
        </Button>
      </div>
      <div className={css({ paddingInline: 'page', '& > *': { marginBlockEnd: '3' } })}>
        <ShopSample />
      </div>
      {rows.length > 0 ? (
        <div
          role="presentation"
          className={frame}
          onKeyDown={event => {
            const id = focus.targetOf(event)
            if (id === undefined) return
            event.preventDefault()
            focus.focusRow(id)
          }}
          onFocus={focus.onFocus}
        >
          <VirtualList
            items={rows}
            keyOf={({ product }) => product.id}
            estimate={ROW_HEIGHT_PX}
            activeIndex={Math.max(0, focus.activeIndex)}
            label={t`Stock`}
            className={sheet}
          >
            {row => <BalanceLine row={row} tabIndex={row.product.id === focus.tabStopId ? 0 : -1} />}
          </VirtualList>
        </div>
      ) : text.trim() ? (
        <NoMatches query={text} />
      ) : (
        <EmptyState title={search.low ? t`Nothing runs low` : t`No product keeps stock`}>
          {search.low ? (
            <Trans>Every product has at least its lowest stock.</Trans>
          ) : (
            <Trans>Products of the inventory appear here with what the warehouses have.</Trans>
          )}
        </EmptyState>
      )}
    </div>
  )
}

const pane = css({ flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column' })
const head = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '2.5',
  paddingInline: 'page',
  paddingBlockStart: '4',
})
const filters = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2.5',
  paddingInline: 'page',
  paddingBlock: '3',
})
const frame = css({ flex: '1', minHeight: '0', display: 'flex', borderBlockStart: 'hairline' })
const sheet = css({ flex: '1', minWidth: '0', background: 'surface' })
