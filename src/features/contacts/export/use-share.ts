import { useLingui } from '@lingui/react/macro'
import type { Contact } from '#src/contract/contacts.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Passes a contact on as a business card, by the sheet of the system; where there is none, as a file. */
export function useShare() {
  const { t } = useLingui()
  const { tags, codes } = useContacts()

  return async (contact: Contact) => {
    const { cardFile, download } = await import('./download-cards.ts')
    const file = await cardFile([contact], { version: '3.0', tags, codes })
    if (!navigator.canShare?.({ files: [file] })) {
      download(file)
      return toast.success(t`Saved as a business card`)
    }
    // Closing the sheet again is no failure.
    await navigator.share({ files: [file], title: contact.name }).catch(() => {})
  }
}
