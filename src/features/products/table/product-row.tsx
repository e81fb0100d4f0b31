import { ChevronDownIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { FlexRender, type Row } from '@tanstack/react-table'
import { Suspense } from 'react'
import { RowMark } from '#src/blocks/team/row-mark.tsx'
import type { Product } from '#src/contract/products.ts'
import { useNameOf } from '#src/features/products/product-name.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { useProductNavigation } from '#src/features/products/use-product-navigation.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { RowCheckbox } from '#src/ui/lists/row-selection.tsx'
import { css } from '#styled-system/css'
import type { features } from './columns.tsx'
import { RowPicture } from './row-picture.tsx'
import * as look from './table-look.ts'
import { useTableRows } from './use-table-rows.ts'

const ProductPanel = lazyWithRetry(() =>
  import('#src/features/products/form/product-panel.tsx').then(module => module.ProductPanel),
)
const ProductView = lazyWithRetry(() =>
  import('#src/features/products/form/product-view.tsx').then(module => module.ProductView),
)

/** Selection, picture and opener, beside the columns of the table. */
const OWN_COLUMNS = 3

interface Props {
  row: Row<typeof features, Product>
  /** As assistive technology counts: the head is the first. */
  rowIndex: number
}

/** A product of the table; below it, its form while it is open. */
export function ProductRow({ row, rowIndex }: Props) {
  const { t } = useLingui()
  const { canEdit } = useInventory()
  const { list, columns, openId } = useTableRows()
  const { open, close } = useProductNavigation()
  const product = row.original
  const { id } = product
  const name = useNameOf()(product)
  const isOpen = id === openId

  return (
    <>
      <tr
        {...list.rowProps(id)}
        aria-rowindex={rowIndex}
        className={look.row({ isChosen: list.selection.isSelected(id), isOpen })}
      >
        <td className={look.select}>
          <RowCheckbox list={list} id={id} label={t`Select ${name}`} />
        </td>
        <td className={look.picture}>
          <div className={look.marked}>
            <RowPicture image={product.thumbnail} />
            <RowMark table="products" id={id} />
          </div>
        </td>
        {columns.map(column => {
          const cell = row.getAllCells().find(other => other.column.id === column.id)
          return (
            <td key={column.id} className={column.className}>
              {cell && <FlexRender cell={cell} />}
            </td>
          )
        })}
        <td className={look.opener}>
          <IconButton
            tabIndex={-1}
            label={isOpen ? t`Close ${name}` : t`Open ${name}`}
            className={look.chevron({ isOpen })}
            onClick={() => void (isOpen ? close() : open(id))}
          >
            <ChevronDownIcon />
          </IconButton>
        </td>
      </tr>
      {isOpen && (
        <tr className={look.row({ isPanel: true })}>
          <td colSpan={columns.length + OWN_COLUMNS} aria-label={name}>
            <div className={look.panel}>
              <Suspense fallback={<Skeleton height="24rem" className={css({ borderRadius: 'lg' })} />}>
                {canEdit ? <ProductPanel key={id} product={product} /> : <ProductView product={product} />}
              </Suspense>
            </div>
          </td>
        </tr>
      )}
    </>
  )
}
