import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useDialog } from './use-dialog.ts'

const ImportDialog = lazyWithRetry(() =>
  import('./import/import-dialog.tsx').then(module => module.ImportDialog),
)
const DuplicatesDialog = lazyWithRetry(() =>
  import('./duplicates/duplicates-dialog.tsx').then(module => module.DuplicatesDialog),
)

/** The dialogs that the address can open. */
export function ContactDialogs() {
  const { shown, close } = useDialog()
  return (
    <>
      <LazyMount open={shown === 'import'}>
        <ImportDialog open={shown === 'import'} onClose={close} />
      </LazyMount>
      <LazyMount open={shown === 'duplicates'}>
        <DuplicatesDialog open={shown === 'duplicates'} onClose={close} />
      </LazyMount>
    </>
  )
}
