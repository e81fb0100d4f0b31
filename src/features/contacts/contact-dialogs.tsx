import { lazily } from '#src/ui/lazy/lazily.tsx'
import { OnceOpen } from '#src/ui/lazy/once-open.tsx'
import { useDialog } from './use-dialog.ts'

const ImportDialog = lazily(() => import('./import/import-dialog.tsx').then(module => module.ImportDialog))
const DuplicatesDialog = lazily(() =>
  import('./duplicates/duplicates-dialog.tsx').then(module => module.DuplicatesDialog),
)

/** The dialogs whose names are in the address. */
export function ContactDialogs() {
  const { shown, close } = useDialog()
  return (
    <>
      <OnceOpen open={shown === 'import'}>
        <ImportDialog open={shown === 'import'} onClose={close} />
      </OnceOpen>
      <OnceOpen open={shown === 'duplicates'}>
        <DuplicatesDialog open={shown === 'duplicates'} onClose={close} />
      </OnceOpen>
    </>
  )
}
