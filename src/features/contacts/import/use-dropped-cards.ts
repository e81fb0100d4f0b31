import { passFilesTo } from '#src/blocks/import/handed-files.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { useDialog } from '#src/features/contacts/use-dialog.ts'
import { useFileDrop } from '#src/ui/drag/use-file-drop.ts'

/** Imports business cards that are dragged from the desktop onto the list. */
export function useDroppedCards() {
  const { canEdit } = useContacts()
  const { open } = useDialog()

  function take({ files }: DataTransfer) {
    passFilesTo('contacts', [...files])
    open('import')
  }
  return useFileDrop(canEdit ? take : undefined)
}
