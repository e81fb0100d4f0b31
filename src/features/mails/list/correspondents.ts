import type { Mail } from '#src/contract/mails.ts'
import { type Person, personOf, splitContacts } from '#src/lib/mail/addresses.ts'

const outgoing = new Set(['sent', 'drafts', 'outbox'])

/** Mails that the user wrote are listed by their recipients. */
export const isOutgoing = ({ folder }: Pick<Mail, 'folder'>) => outgoing.has(folder)

export const recipientsOf = ({ to }: Pick<Mail, 'to'>): Person[] => splitContacts(to).map(personOf)
