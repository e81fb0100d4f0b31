import { decodeFile } from '#src/lib/vcard/decode-file.ts'

/** No more of a file is shown as text. */
const MAX_TEXT_BYTES = 512 * 1024
const LINE_FEED = 10

export interface ReadText {
  text: string
  /** The file has more than the text. */
  isCut: boolean
}

/** Reads the first lines of a file. Rejects with a `TypeError` when it cannot be loaded. */
export async function readText(url: string): Promise<ReadText> {
  const response = await fetch(url, { headers: { Range: `bytes=0-${MAX_TEXT_BYTES - 1}` } })
  // An empty file has no such range.
  if (response.status === 416) return { text: '', isCut: false }
  if (!response.ok) throw new TypeError(`The file was not found: ${response.status}`)
  return firstLines(new Uint8Array(await response.arrayBuffer()), MAX_TEXT_BYTES)
}

/** Returns the text of bytes; of `max` bytes or more only whole lines, so that no letter is cut. */
export function firstLines(bytes: Uint8Array, max: number): ReadText {
  if (bytes.length < max) return { text: decodeFile(bytes), isCut: false }
  const end = bytes.lastIndexOf(LINE_FEED, max - 1)
  return { text: decodeFile(bytes.slice(0, end < 0 ? max : end)), isCut: true }
}
