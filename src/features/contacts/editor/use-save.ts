import { useState } from 'react'
import type { SaveStatus } from '#src/api/autosave.ts'
import type { Contact, ContactFields } from '#src/contract/contacts.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'

/** The contact with pending changes applied, and a function that saves the changed fields only. */
export function useSave(stored: Contact) {
  const { update } = useContacts()
  const [status, setStatus] = useState<SaveStatus>('idle')
  const [contact, run] = useOptimisticMutation(stored)

  /** Resolves with whether it is saved. */
  const save: SaveFields = async fields => {
    setStatus('saving')
    const saved = await run(
      () => update(stored.id, fields),
      current => ({ ...current, ...fields }),
    )
    setStatus(saved ? 'saved' : 'failed')
    return Boolean(saved)
  }

  return { contact, save, status, touch: () => setStatus('idle') }
}

export type SaveFields = (fields: ContactFields) => Promise<boolean>
export type Save = Omit<ReturnType<typeof useSave>, 'contact'>
