import type { Contact, PhoneNumber } from '#src/contract/contacts.ts'
import { dayOf } from '#src/features/contacts/fields/birthday.ts'
import { type DialCodes, national } from '#src/features/contacts/fields/phone.ts'
import { textOf } from '#src/lib/text/html-text.ts'
import { labelFor } from './labels.ts'

interface Context {
  /** Titles of tags, by id. */
  titles: ReadonlyMap<string, string>
  codes: DialCodes
  locale: string
}

const HEADS = {
  en: {
    name: 'Name',
    title: 'Job title',
    company: 'Company',
    email: (nth: number) => [`E-mail ${nth}`, `E-mail ${nth} label`],
    phone: (nth: number) => [`Phone ${nth}`, `Phone ${nth} label`],
    rest: ['Address', 'Birthday', 'Notes', 'Tags', 'ID'],
  },
  vi: {
    name: 'Tên',
    title: 'Chức danh',
    company: 'Công ty',
    email: (nth: number) => [`E-mail ${nth}`, `Nhãn e-mail ${nth}`],
    phone: (nth: number) => [`Điện thoại ${nth}`, `Nhãn điện thoại ${nth}`],
    rest: ['Địa chỉ', 'Ngày sinh', 'Ghi chú', 'Nhãn', 'Mã'],
  },
}

/** Contacts as a table, with as many numbers and addresses as one of them has. `readRows` reads it back. */
export function rowsOf(contacts: readonly Contact[], { titles, codes, locale }: Context): string[][] {
  const emails = Math.max(1, ...contacts.map(contact => contact.emails.length))
  const phones = Math.max(1, ...contacts.map(contact => contact.phoneNumbers.length))
  const { name, title, company, email, phone, rest } = HEADS[locale === 'vi' ? 'vi' : 'en']
  const each = (count: number, cells: (nth: number) => string[]) =>
    Array.from({ length: count }, (_, index) => cells(index + 1)).flat()

  const head = [name, title, company, ...each(emails, email), ...each(phones, phone), ...rest]
  const rows = contacts.map(contact => [
    contact.name,
    contact.title ?? contact.job?.title ?? '',
    contact.company ?? contact.job?.company ?? '',
    ...each(emails, nth => {
      const own = contact.emails[nth - 1]
      return [own?.email ?? '', labelFor(own?.label ?? '', locale)]
    }),
    ...each(phones, nth => {
      const own = contact.phoneNumbers[nth - 1]
      return [own ? written(own, codes) : '', labelFor(own?.label ?? '', locale)]
    }),
    contact.address ?? '',
    contact.birthday ? dayOf(contact.birthday) : '',
    textOf(contact.notes ?? '', { bullet: '- ' }),
    contact.tags.flatMap(id => titles.get(id) ?? []).join(', '),
    contact.uid ?? contact.id,
  ])
  return [head, ...rows]
}

/** A number as people here dial it; one of another country with its dial code. */
function written(phone: PhoneNumber, codes: DialCodes): string {
  const number = phone.phoneNumber.trim()
  const country = phone.country.toLowerCase()
  if (number.startsWith('+')) return number
  if (country === 'vn') return /^[1-9](\D*\d){8}$/.test(number) ? `0${number}` : number
  const code = codes.get(country)
  return code ? `${code} ${national(phone)}` : number
}
