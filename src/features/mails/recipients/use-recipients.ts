import { useRef, useState } from 'react'
import type { Recipient } from '#src/contract/mails.ts'
import { api } from '#src/features/mails/load-mails.ts'
import { personOf } from '#src/lib/mail/addresses.ts'

/** Suggests recipients for typed text, without those already chosen. Only the reply to the newest request is used. */
export function useRecipients(contacts: readonly string[]) {
  const [found, setFound] = useState<Recipient[]>([])
  const asked = useRef('')
  const known = new Set(contacts.map(contact => personOf(contact).address))

  async function find(text: string) {
    const query = text.trim()
    asked.current = query
    const recipients = query ? await api.recipients({ query: { query } }).catch(() => []) : []
    if (asked.current === query) setFound(recipients)
  }

  return {
    found: found.filter(({ address }) => !known.has(address)),
    find: (text: string) => void find(text),
  }
}
