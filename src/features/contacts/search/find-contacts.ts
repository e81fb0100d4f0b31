import type { ListedContact } from '#src/contract/contacts.ts'
import { onIdle } from '#src/lib/on-idle.ts'
import { fold } from '#src/lib/text/fold.ts'

/** The contacts with every word of the query in their name, title, company or addresses, or its digits in a number. */
export function findContacts(list: readonly ListedContact[], query: string, tag?: string) {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const digits = /^[\d\s+().-]{3,}$/.test(query.trim()) ? withoutPrefix(query) : ''
  if (words.length === 0 && tag === undefined) return list
  return list.filter(contact => {
    if (tag !== undefined && !contact.tags.includes(tag)) return false
    if (digits.length >= 3 && digitsOf(contact).includes(digits)) return true
    const text = textOf(contact)
    return words.every(word => text.includes(word))
  })
}

/** Prepares the first search while the page is idle. Returns a function that cancels it. */
export function warmSearch(list: readonly ListedContact[], from = 0): () => void {
  let cancel = onIdle(() => {
    list.slice(from, from + WARM_BATCH_SIZE).forEach(textOf)
    if (from + WARM_BATCH_SIZE < list.length) cancel = warmSearch(list, from + WARM_BATCH_SIZE)
  })
  return () => cancel()
}

/** The number of rows that take a few ms to prepare, so that no key press is delayed. */
const WARM_BATCH_SIZE = 500

/** Caches the searchable text of each row: folding ten thousand names takes longer than searching them. */
function remembered(make: (contact: ListedContact) => string) {
  const known = new WeakMap<ListedContact, string>()
  return (contact: ListedContact) => {
    const text = known.get(contact) ?? make(contact)
    known.set(contact, text)
    return text
  }
}

const textOf = remembered(({ name, title, company, email, others }) =>
  fold([name, title, company, email, ...others].join('\n')),
)
const digitsOf = remembered(({ phone, others }) =>
  [phone?.phoneNumber ?? '', ...others].map(withoutPrefix).join('\n'),
)

/** 0908…, +84 908… and 0084908… are the same number. */
const withoutPrefix = (number: string) => number.replace(/\D/g, '').replace(/^(?:00)?84(?=\d{8})|^0+/, '')
