/** The target of a link: a path in the app, or the address of another site. */
export type LinkTarget = { inside: string } | { outside: string }

/**
 * Returns the target of a link of the data: a path in the app, or another site. Returns undefined for an invalid link
 * or one that would run code. spec: an item has an external link or an in-app link (`useRouter`)
 */
export function resolveLink(link: string | null | undefined, useRouter = false): LinkTarget | undefined {
  const text = link?.trim()
  if (!text) return undefined
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return safe.test(text) ? outside(text) : undefined
  if (useRouter || /^\/(?!\/)/.test(text)) return { inside: `/${text.replace(/^[/\\]+/, '')}` }
  return outside(`https://${text.replace(/^[/\\]+/, '')}`)
}

const outside = (address: string) => (URL.canParse(address) ? { outside: address } : undefined)
const safe = /^(https?|mailto|tel):/i
