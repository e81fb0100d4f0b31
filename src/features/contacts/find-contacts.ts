import type { ListedContact } from '#src/contract/contacts.ts'
import { fold } from '#src/lib/fold.ts'

/** Those that have every word of the query in their name, title, company or addresses, or its digits in a number. */
export function findContacts(list: readonly ListedContact[], query: string, tag?: string) {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const digits = /^[\d\s+().-]{3,}$/.test(query.trim()) ? withoutPrefix(query) : ''
  if (words.length === 0 && tag === undefined) return list
  return list.filter(contact => {
    if (tag !== undefined && !contact.tags.includes(tag)) return false
    const sought = soughtOf(contact)
    if (digits.length >= 3 && sought.digits.includes(digits)) return true
    return words.every(word => sought.words.includes(word))
  })
}

/** What is looked through is made once for each row: folding ten thousand names takes longer than finding one. */
const known = new WeakMap<ListedContact, { words: string; digits: string }>()

function soughtOf(contact: ListedContact) {
  const { name, title, company, email, phone, others } = contact
  const sought = known.get(contact) ?? {
    words: fold([name, title, company, email, ...others].join('\n')),
    digits: [phone?.phoneNumber ?? '', ...others].map(withoutPrefix).join('\n'),
  }
  known.set(contact, sought)
  return sought
}

/** 0908…, +84 908… and 0084908… are the same number. */
const withoutPrefix = (number: string) => number.replace(/\D/g, '').replace(/^(?:00)?84(?=\d{8})|^0+/, '')
