import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useCan } from '#src/api/rights.ts'
import { shareFiles } from '#src/blocks/import/handed-files.ts'
import { useDialog } from '#src/features/contacts/use-dialog.ts'

/**
 * Takes the files that the system opened with the installed app, if the user may import them. The system knows only
 * their type: a table with products goes to the inventory.
 */
export function useLaunchedFiles(canImport: boolean) {
  const { open } = useDialog()
  const navigate = useNavigate()
  const canEditProducts = useCan()('products', 'edit')

  const take = useEffectEvent(async (handles: readonly FileSystemFileHandle[]) => {
    const files = await Promise.all(handles.map(handle => handle.getFile()))
    const [first] = files
    if (!first) return
    const { isProductFile } = await import('#src/blocks/products/csv-columns.ts')
    if (canEditProducts && (await isProductFile(first))) {
      shareFiles('products', files)
      await navigate({ to: '/apps/ecommerce/inventory', search: { do: 'import' } })
    } else if (canImport) {
      shareFiles('contacts', files)
      open('import')
    }
  })

  useEffect(() => {
    globalThis.launchQueue?.setConsumer(({ files = [] }) => void take(files))
  }, [])
}

declare global {
  // Not yet in TypeScript's DOM library: https://wicg.github.io/web-app-launch/
  var launchQueue:
    | { setConsumer(consumer: (params: { files?: readonly FileSystemFileHandle[] }) => void): void }
    | undefined
}
