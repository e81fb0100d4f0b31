export interface Person {
  name: string
  /** In lower case; empty when there is none. */
  address: string
}

/** `Lê Minh Châu <chau@outpost.example>` → name and address; of an address alone the name is the address. */
export function personOf(contact: string): Person {
  const [, name = '', address = ''] = /^\s*(.*?)\s*<([^<>]*)>\s*$/.exec(contact) ?? []
  if (address) return { name: unquoted(name) || address.trim(), address: address.trim().toLowerCase() }
  const text = contact.trim()
  return { name: text, address: isAddress(text) ? text.toLowerCase() : '' }
}

/** The other way round. A name with a comma in it is quoted, because commas stand between contacts. */
export function contactOf({ name, address }: Person): string {
  if (!name || name === address) return address
  const plain = name.replace(/["\\<>]/g, '').trim()
  return `${/[,;]/.test(plain) ? `"${plain}"` : plain} <${address}>`
}

/** Contacts with commas, semicolons or line ends between them. */
export const splitContacts = (text: string) =>
  (text.match(/(?:"[^"]*"|<[^>]*>|[^,;\n])+/g) ?? []).map(part => part.trim()).filter(Boolean)

/** Whether something can be an address: one @, a domain with a dot, and no sign that has no place in it. */
export const isAddress = (text: string) =>
  /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\.]+(\.[^\s@<>(),;:"\\.]+)+$/.test(text)

const unquoted = (name: string) => name.replace(/^"(.*)"$/, '$1').trim()
