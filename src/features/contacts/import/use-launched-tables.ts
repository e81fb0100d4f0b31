import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useCan } from '#src/api/rights.ts'
import { passFilesTo } from '#src/blocks/import/handed-files.ts'
import { onLaunchedFiles } from '#src/blocks/import/launched-files.ts'
import { useDialog } from '#src/features/contacts/use-dialog.ts'

/**
 * Takes the cards and tables that the system opened with the installed app, if the user may import them. The system
 * knows only their type: a table with products goes to the inventory.
 */
export function useLaunchedTables(canImport: boolean) {
  const { open } = useDialog()
  const navigate = useNavigate()
  const canEditProducts = useCan()('products', 'edit')

  const take = useEffectEvent(async (files: readonly File[]) => {
    const [first] = files
    const { isProductFile } = await import('#src/blocks/products/csv-columns.ts')
    if (canEditProducts && first && (await isProductFile(first))) {
      passFilesTo('products', files)
      await navigate({ to: '/apps/ecommerce/inventory', search: { do: 'import' } })
    } else if (canImport) {
      passFilesTo('contacts', files)
      open('import')
    }
  })

  useEffect(() => onLaunchedFiles(take), [])
}
