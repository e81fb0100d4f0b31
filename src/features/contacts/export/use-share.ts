import { useLingui } from '@lingui/react/macro'
import type { Contact } from '#src/contract/contacts.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Shares a contact as a business card with the system's share sheet; without one, downloads the file. */
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
    // Closing the share sheet is not an error.
    await navigator.share({ files: [file], title: contact.name }).catch(() => {})
  }
}
