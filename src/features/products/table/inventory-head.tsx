import {
  ArrowDownTrayIcon,
  ArrowUpTrayIcon,
  CheckCircleIcon,
  PlusIcon,
  PrinterIcon,
} from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useExport } from '#src/features/products/csv/use-export.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { useNewProduct } from '#src/features/products/use-new-product.ts'
import { useProductNavigation } from '#src/features/products/use-product-navigation.ts'
import { Button } from '#src/ui/button/button.tsx'
import { printPage } from '#src/ui/layout/print-page.ts'
import { ListHead } from '#src/ui/lists/list-head.tsx'
import { css } from '#styled-system/css'

/** The number of products, and the button that adds one. */
export function InventoryHead({ onSelect }: { onSelect: () => void }) {
  const { t } = useLingui()
  const { count, canEdit } = useInventory()
  const addProduct = useNewProduct()
  const exportRows = useExport()
  const { openDialog } = useProductNavigation()
  const isEmpty = count === 0

  return (
    <ListHead
      title={t`Products`}
      summary={<Plural value={count} one="# product" other="# products" />}
      className={head}
      entries={[
        { label: t`Select products`, icon: <CheckCircleIcon />, disabled: isEmpty, run: onSelect },
        'separator',
        ...(canEdit
          ? [{ label: t`Import from CSV`, icon: <ArrowDownTrayIcon />, run: () => void openDialog('import') }]
          : []),
        {
          label: t`Export all as CSV`,
          icon: <ArrowUpTrayIcon />,
          disabled: isEmpty,
          run: () => void exportRows(),
        },
        { label: t`Print the list`, icon: <PrinterIcon />, disabled: isEmpty, run: printPage },
      ]}
    >
      {canEdit && (
        <Button variant="primary" onClick={addProduct}>
          <PlusIcon />
          <Trans>Product</Trans>
        </Button>
      )}
    </ListHead>
  )
}

const head = css({
  alignItems: 'flex-end',
  paddingInline: 'page',
  paddingBlockStart: '4',
  paddingBlockEnd: '3',
})
