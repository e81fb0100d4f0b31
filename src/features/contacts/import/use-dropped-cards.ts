import { type DragEvent, useState } from 'react'
import { shareFiles } from '#src/blocks/import/handed-files.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { useDialog } from '#src/features/contacts/use-dialog.ts'

/** Imports business cards that are dragged from the desktop onto the list. */
export function useDroppedCards() {
  const [isOver, setIsOver] = useState(false)
  const { canEdit } = useContacts()
  const { open } = useDialog()
  const carriesFiles = ({ dataTransfer }: DragEvent) => canEdit && dataTransfer.types.includes('Files')

  const target = {
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave(event: DragEvent) {
      const isWithin =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (!isWithin) setIsOver(false)
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      shareFiles('contacts', [...event.dataTransfer.files])
      open('import')
    },
  }

  return { isOver, target }
}
