import { decode } from '#src/lib/url/decode.ts'

/** Returns the address of a `mailto:` link, decoded if it can be; undefined for other links. */
export function mailtoAddress(href: string): string | undefined {
  if (!href.startsWith('mailto:')) return undefined
  const [address = ''] = href.slice('mailto:'.length).split('?')
  return decode(address) ?? address
}
