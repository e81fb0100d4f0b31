import { Link } from '@tanstack/react-router'
import type { Product } from '#src/contract/products.ts'
import { useNameOf } from '#src/features/products/product-name.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { SelectedText } from '#src/ui/lists/row-selection.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import * as look from './table-look.ts'
import { useTableRows } from './use-table-rows.ts'

/** The name of a product, which opens and closes its form. Narrow lists show SKU and price below it. */
export function NameCell({ product }: { product: Product }) {
  const { list, columns, openId } = useTableRows()
  const formats = useFormats()
  const { id, sku, price } = product
  const isOpen = id === openId
  const isLeftOut = (column: string) => columns.every(other => other.id !== column)
  const facts = [isLeftOut('price') && formatMoney(price, formats), isLeftOut('sku') && sku]

  return (
    <>
      <Link
        {...list.linkProps(id)}
        from="/apps/ecommerce/inventory"
        to="/apps/ecommerce/inventory"
        search={previous => ({ ...previous, open: isOpen ? undefined : id })}
        resetScroll={false}
        aria-expanded={isOpen}
        className={look.link}
      >
        {useNameOf()(product)}
        <SelectedText selection={list.selection} id={id} />
      </Link>
      <span className={look.meta}>{facts.filter(Boolean).join(' · ')}</span>
    </>
  )
}
