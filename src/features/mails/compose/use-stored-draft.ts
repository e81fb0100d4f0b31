import { useEffect, useState } from 'react'
import type { Mail } from '#src/contract/mails.ts'
import { loadDraft } from '#src/features/mails/load-mails.ts'

interface Read {
  id: string | undefined
  /** Undefined until it is read; null for a mail that is not a draft. */
  draft?: Mail | null
  /** The mailbox data that was current when the draft was read. */
  mailbox?: unknown
}

/**
 * The draft that the address names, read again whenever the mailbox data is; null when it was sent or discarded, and
 * undefined until it is read. The route does not read it: during a slow load, the route's skeleton would replace the
 * draft that has just got its id, and the text typed in the meantime would be lost.
 */
export function useStoredDraft(id: string | undefined, mailbox: unknown): Mail | null | undefined {
  const [read, setRead] = useState<Read>({ id })
  // Opening the draft again reads what is stored then.
  if (read.id !== id) setRead({ id })

  useEffect(() => {
    let isAsked = true
    const take = (next: () => Read) => isAsked && setRead(next)
    if (id !== undefined)
      loadDraft(id).then(
        draft => take(() => ({ id, draft, mailbox })),
        // The screen shows the error.
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
