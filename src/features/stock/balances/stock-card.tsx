import { ArrowLeftIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import type { StockEntry } from '#src/contract/shop/entries.ts'
import type { Pagination } from '#src/contract/shop/values.ts'
import { formatQuantity } from '#src/lib/format/numbers.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Paginator } from '#src/ui/lists/paginator.tsx'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { PageHeading } from '#src/ui/text/page-heading.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { iconButton } from '#styled-system/recipes'
import { EntryLine } from './entry-line.tsx'

interface Props {
  productId: string
  rows: readonly StockEntry[]
  pagination: Pagination
  warehouse?: string | undefined
}

const ALL = 'all'
const ROW_HEIGHT_PX = 68

/** The stock card of a product: each entry with the balance after it, the newest first. */
export function StockCard({ productId, rows, pagination, warehouse }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const navigate = useNavigate()
  const product = useProductsById().get(productId)
  const warehouses = useWarehouses()
  const name = product?.name ?? t`Stock card`
  const stock = formatQuantity(product?.stock ?? 0, formats)
  const unit = product?.unit ?? ''
  useTitle(name)
  const change = (next: { warehouse?: string | undefined; page?: number | undefined }) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...next }),
      replace: true,
      resetScroll: false,
    })

  return (
    <div className={pane}>
      <header className={head}>
        <Link
          to="/main/inventory"
          aria-label={t`All stock`}
          title={t`All stock`}
          className={iconButton({ size: 'lg' })}
        >
          <ArrowLeftIcon />
        </Link>
        <PageHeading title={name}>
          <Trans>
            {stock} {unit} in stock
          </Trans>
          {' · '}
          <Plural value={pagination.length} one="# entry" other="# entries" />
        </PageHeading>
        <Select
          size="sm"
          aria-label={t`Warehouse`}
          className={css({ width: 'auto', minWidth: '32', minHeight: { _touch: 'touch' } })}
          options={[
            { value: ALL, label: t`All warehouses` },
            ...warehouses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={warehouse ?? ALL}
          onChange={id => change({ warehouse: id === ALL ? undefined : id, page: undefined })}
        />
      </header>
      {rows.length > 0 ? (
        <VirtualList
          items={rows}
          keyOf={({ id }) => id}
          estimate={ROW_HEIGHT_PX}
          label={t`Entries`}
          focusable
          className={sheet}
        >
          {entry => <EntryLine entry={entry} />}
        </VirtualList>
      ) : (
        <EmptyState title={t`Nothing has moved yet`}>
          <Trans>Each receipt, sale, count and transfer of this product becomes an entry here.</Trans>
        </EmptyState>
      )}
      {pagination.length > pagination.size && (
        <Paginator
          page={pagination.page}
          size={pagination.size}
          total={pagination.length}
          sizes={[pagination.size]}
          onChange={({ page }) => change({ page: page === 0 ? undefined : page + 1 })}
          className={css({ flex: 'none', background: 'surface', borderBlockStart: 'hairline' })}
        />
      )}
    </div>
  )
}

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
const sheet = css({ flex: '1', minHeight: '0', background: 'surface', borderBlockStart: 'hairline' })
