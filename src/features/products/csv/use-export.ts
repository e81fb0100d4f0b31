import { useLingui } from '@lingui/react/macro'
import { saveFile } from '#src/device/files/save-file.ts'
import { api } from '#src/features/products/load-inventory.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { loadAll } from './load-all.ts'

/** Downloads products as a CSV file: the given ones, or all. */
export function useExport() {
  const { i18n } = useLingui()
  const sets = useInventory()
  return (ids?: readonly string[]) =>
    withErrorToast(async () => {
      const [products, { csvFile }, { rowsOf }] = await Promise.all([
        ids ? Promise.all(ids.map(id => api.get({ query: { id } }))) : loadAll(),
        import('#src/lib/csv/csv-file.ts'),
        import('./write-rows.ts'),
      ])
      saveFile(csvFile(rowsOf(products, sets, i18n.locale)), 'outpost-products.csv')
    })
}
