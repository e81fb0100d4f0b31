import type { Mail } from '#src/contract/mails.ts'
import { type Person, personOf, splitContacts } from '#src/lib/mail/addresses.ts'

const outgoing = new Set(['sent', 'drafts', 'outbox'])

/** What one wrote oneself is known by whom it is for. */
export const isOutgoing = ({ folder }: Pick<Mail, 'folder'>) => outgoing.has(folder)

export const recipientsOf = ({ to }: Pick<Mail, 'to'>): Person[] => splitContacts(to).map(personOf)
