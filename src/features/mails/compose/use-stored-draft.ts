import { useEffect, useState } from 'react'
import type { Mail } from '#src/contract/mails.ts'
import { loadDraft } from '#src/features/mails/load-mails.ts'

interface Read {
  id: string | undefined
  draft?: Mail | undefined
  /** Beside which it was read. */
  mailbox?: unknown
}

/**
 * The draft that the address names, read again whenever the mailbox is. Not by the route: where that takes long, its
 * skeleton would stand in the place of the letter that has just got its id, and lose what is typed meanwhile.
 */
export function useStoredDraft(id: string | undefined, mailbox: unknown): Mail | undefined {
  const [read, setRead] = useState<Read>({ id })
  // Who comes back to it takes up what is stored then.
  if (read.id !== id) setRead({ id })

  useEffect(() => {
    let isAsked = true
    const take = (next: () => Read) => isAsked && setRead(next)
    if (id !== undefined)
      loadDraft(id).then(
        draft => take(() => ({ id, draft, mailbox })),
        // The screen says that it failed.
        (error: unknown) =>
          take(() => {
            throw error
          }),
      )
    return () => {
      isAsked = false
    }
  }, [id, mailbox])

  return read.id === id ? read.draft : undefined
}
