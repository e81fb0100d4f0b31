import { ArrowUpTrayIcon, PencilSquareIcon, PrinterIcon, TagIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useExport } from '#src/features/products/csv/use-export.ts'
import { useRemove } from '#src/features/products/table/use-remove.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { hiddenOnPhones, SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { Menu } from '#src/ui/menu/menu.tsx'
import { BulkTags } from './bulk-tags.tsx'
import { useBulkEdit } from './use-bulk-edit.ts'

const PriceDialog = lazyWithRetry(() => import('./price-dialog.tsx').then(module => module.PriceDialog))
const LabelsDialog = lazyWithRetry(() =>
  import('#src/features/products/labels/labels-dialog.tsx').then(module => module.LabelsDialog),
)

/** The actions on all selected products. */
export function ProductBulkActions({ list }: { list: List }) {
  const { t } = useLingui()
  const { canEdit, categories } = useInventory()
  const remove = useRemove()
  const exportRows = useExport()
  const { edit } = useBulkEdit()
  const [isLabelling, setIsLabelling] = useState(false)
  const [isPricing, setIsPricing] = useState(false)
  const { selection } = list
  const { ids } = selection

  return (
    <>
      <SelectionBar
        selection={selection}
        label={t`Selected products`}
        hint={<Trans>Tap the products to select</Trans>}
        onDelete={canEdit ? () => list.remove(remove) : undefined}
      >
        {canEdit && (
          <>
            <Menu
              label={t`Change`}
              placement="top-start"
              trigger={
                <Button size="sm" variant="ghost">
                  <PencilSquareIcon />
                  <span className={hiddenOnPhones}>
                    <Trans>Change</Trans>
                  </span>
                </Button>
              }
              entries={[
                { label: t`On sale`, run: () => void edit(ids, { active: true }) },
                { label: t`Not on sale`, run: () => void edit(ids, { active: false }) },
                {
                  label: t`Category`,
                  entries: categories.map(({ id, name }) => ({
                    label: name,
                    run: () => void edit(ids, { category: id }),
                  })),
                },
                'separator',
                { label: t`Change prices`, run: () => setIsPricing(true) },
              ]}
            />
            <BulkTags
              ids={ids}
              trigger={
                <Button size="sm" variant="ghost">
                  <TagIcon />
                  <span className={hiddenOnPhones}>
                    <Trans>Tag</Trans>
                  </span>
                </Button>
              }
            />
          </>
        )}
        <IconButton label={t`Print labels`} onClick={() => setIsLabelling(true)}>
          <PrinterIcon />
        </IconButton>
        <IconButton label={t`Export as CSV`} onClick={() => void exportRows(ids)}>
          <ArrowUpTrayIcon />
        </IconButton>
      </SelectionBar>
      <LazyMount open={isPricing}>
        <PriceDialog ids={ids} open={isPricing} onClose={() => setIsPricing(false)} />
      </LazyMount>
      <LazyMount open={isLabelling}>
        <LabelsDialog ids={ids} open={isLabelling} onClose={() => setIsLabelling(false)} />
      </LazyMount>
    </>
  )
}
