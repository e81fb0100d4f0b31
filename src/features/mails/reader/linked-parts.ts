interface Part {
  /** The index of its first character. */
  at: number
  text: string
  url?: string
  address?: string
}

const linked = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'])|((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g

/** Splits plain text into parts; web and mail addresses are separate parts. */
export function parts(text: string): Part[] {
  const found: Part[] = []
  let end = 0
  for (const { 0: whole, 1: url, 2: address, index } of text.matchAll(linked)) {
    if (index > end) found.push({ at: end, text: text.slice(end, index) })
    found.push({ at: index, text: whole, url, address })
    end = index + whole.length
  }
  return end < text.length ? [...found, { at: end, text: text.slice(end) }] : found
}
