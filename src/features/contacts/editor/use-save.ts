import { startTransition, useOptimistic, useState } from 'react'
import type { SaveStatus } from '#src/api/autosave.ts'
import type { Contact, ContactFields } from '#src/contract/contacts.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'

/** The contact with pending changes applied, and a function that saves the changed fields only. */
export function useSave(stored: Contact) {
  const { update } = useContacts()
  const [status, setStatus] = useState<SaveStatus>('idle')
  const [contact, apply] = useOptimistic(stored, (current, fields: ContactFields) => ({
    ...current,
    ...fields,
  }))

  /** Resolves with whether it is saved. */
  const save: SaveFields = fields =>
    new Promise(resolve => {
      setStatus('saving')
      startTransition(async () => {
        apply(fields)
        const isSaved = Boolean(await update(stored.id, fields))
        setStatus(isSaved ? 'saved' : 'failed')
        resolve(isSaved)
      })
    })

  return { contact, save, status, touch: () => setStatus('idle') }
}

export type SaveFields = (fields: ContactFields) => Promise<boolean>
export type Save = Omit<ReturnType<typeof useSave>, 'contact'>
