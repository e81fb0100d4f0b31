import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouterState } from '@tanstack/react-router'
import { useWedge } from '#src/blocks/shop/scan/use-wedge.ts'
import { ProductBulkActions } from '#src/features/products/bulk/product-bulk-actions.tsx'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#src/features/products/product-search.ts'
import { useFindCode } from '#src/features/products/use-find-code.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { useProductNavigation } from '#src/features/products/use-product-navigation.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { Paginator } from '#src/ui/lists/paginator.tsx'
import { useList } from '#src/ui/lists/use-list.ts'
import { useSelection } from '#src/ui/lists/use-selection.ts'
import { css } from '#styled-system/css'
import { InventoryEmpty } from './inventory-empty.tsx'
import { InventoryHead } from './inventory-head.tsx'
import { ProductTable } from './product-table.tsx'
import { Toolbar } from './toolbar.tsx'
import { useProductKeys } from './use-product-keys.ts'

const route = getRouteApi('/_app/apps/ecommerce/inventory')

interface Props {
  pagination: { page: number; size: number; length: number }
  /** The address names a product that does not exist. */
  isOpenMissing: boolean
}

/** The screen: search and filters, the table, and the paginator below it. */
export function InventoryPane({ pagination, isOpenMissing }: Props) {
  const { rows, count } = useInventory()
  const { q, open } = route.useSearch()
  const { turn } = useProductNavigation()
  const ids = rows.map(({ id }) => id)
  const selection = useSelection(ids)
  const list = useList({ ids, selection, elementIdOf: id => `product-${id}`, openId: open })
  useProductKeys(list)
  useWedge(useFindCode())

  return (
    <div className={pane}>
      <InventoryHead onSelect={selection.start} />
      <Toolbar />
      <LoadingBar />
      {isOpenMissing && <MissingNotice />}
      <div className={body}>
        {rows.length > 0 ? <ProductTable list={list} /> : <InventoryEmpty query={q} />}
        <ProductBulkActions list={list} />
      </div>
      <Paginator
        page={pagination.page}
        size={pagination.size}
        total={count}
        sizes={PAGE_SIZES}
        onChange={({ page, size }) => turn(page + 1, size === DEFAULT_PAGE_SIZE ? undefined : size)}
        className={foot}
      />
    </div>
  )
}

/** Apart from the pane, so that the rows are not rendered again when loading begins and ends. */
function LoadingBar() {
  const { t } = useLingui()
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  return <div className={progress}>{isLoading && <ProgressBar label={t`Loading the products`} />}</div>
}

function MissingNotice() {
  const { close } = useProductNavigation()
  return (
    <Notice
      tone="warning"
      title={<Trans>This product is not here</Trans>}
      className={css({ marginInline: 'page', marginBlock: '2' })}
      action={
        <Button size="sm" onClick={() => void close()}>
          <Trans>All products</Trans>
        </Button>
      }
    >
      <Trans>It may have been deleted, here or in another window.</Trans>
    </Notice>
  )
}

const pane = css({
  position: 'relative',
  flex: '1',
  minWidth: '0',
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  _print: { display: 'block', containerType: 'normal' },
})
/** The bar of the selected products floats over the table and leaves the paginator free. */
const body = css({
  position: 'relative',
  flex: '1',
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
  _print: { display: 'block' },
})
const progress = css({ flex: 'none', height: '1' })
const foot = css({ flex: 'none', background: 'surface', borderBlockStart: 'hairline', paddingInline: 'page' })
