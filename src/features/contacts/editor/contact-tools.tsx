import { TrashIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { SaveStatus } from '#src/api/autosave.ts'
import type { Contact } from '#src/contract/contacts.ts'
import { useRemoveOpen } from '#src/features/contacts/view/use-remove-open.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SaveIndicator } from '#src/ui/form/save-indicator.tsx'

/** The save status and the delete button, while a contact is edited. */
export function ContactTools({ contact, status }: { contact: Contact; status: SaveStatus }) {
  const { t } = useLingui()
  const remove = useRemoveOpen(contact)
  return (
    <>
      <SaveIndicator saved={status === 'saved'} failed={status === 'failed'} />
      <IconButton label={t`Delete contact`} onClick={remove}>
        <TrashIcon />
      </IconButton>
    </>
  )
}
