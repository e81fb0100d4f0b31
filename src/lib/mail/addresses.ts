/** A name with an address. */
export interface Person {
  name: string
  /** In lower case; empty when there is none. */
  address: string
}

/**
 * Parses `Lê Minh Châu <chau@outpost.example>` to name and address. For an address without a name, the name is the
 * address.
 */
export function personOf(contact: string): Person {
  const text = contact.trim()
  const open = text.endsWith('>') ? text.lastIndexOf('<') : -1
  const address = open < 0 ? '' : text.slice(open + 1, -1).trim()
  if (address && !address.includes('>'))
    return { name: unquoted(text.slice(0, open).trim()) || address, address: address.toLowerCase() }
  return { name: text, address: isAddress(text) ? text.toLowerCase() : '' }
}

/**
 * Returns a name and an address as text, the reverse of `personOf`. A name with a comma is quoted, because commas
 * separate contacts.
 */
export function contactOf({ name, address }: Person): string {
  if (!name || name === address) return address
  const plain = name.replace(/["\\<>]/g, '').trim()
  return `${/[,;]/.test(plain) ? `"${plain}"` : plain} <${address}>`
}

/** Splits contacts at commas, semicolons and line ends. */
export function splitContacts(text: string): string[] {
  const parts: string[] = []
  const last = { '"': text.lastIndexOf('"'), '<': text.lastIndexOf('>') }
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    // Text between quotes or angle brackets is not split; an opening character without a closing one is an ordinary
    // letter.
    if (sign === '"' || sign === '<') {
      if (at < last[sign]) at = text.indexOf(sign === '"' ? '"' : '>', at + 1)
    } else if (sign === ',' || sign === ';' || sign === '\n') {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)].map(part => part.trim()).filter(Boolean)
}

/** Returns whether a text has the form of an address: one @, a domain with a dot, and no invalid character. */
export const isAddress = (text: string) =>
  /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\.]+(\.[^\s@<>(),;:"\\.]+)+$/.test(text)

const unquoted = (name: string) => name.replace(/^"(.*)"$/, '$1').trim()
