/** A key of IndexedDB: what `indexedDB.cmp` can compare. */
export type Key = number | string | Date | Uint8Array | readonly Key[]

/** The first byte of each type, in the order of IndexedDB. A byte of 0 ends a text, bytes or a list. */
export const tags = { number: 0x10, date: 0x20, text: 0x30, bytes: 0x40, list: 0x50 }
export const END = 0

/** Code units below this take one byte, and below the next one two bytes. */
export const ONE_BYTE = 0x7f
export const TWO_BYTES = 0x3fff + ONE_BYTE

/** Bytes up to this value are written as ESCAPE and the value + 1, so that no byte of the content is END. */
export const ESCAPE = 1

/**
 * Returns the bytes of a key. Compared byte by byte they have the order of IndexedDB: numbers, dates, texts (by code
 * unit), bytes, lists. Throws a `DataError` for a value that is not a key.
 */
export function keyBytes(key: unknown): Buffer {
  const out: number[] = []
  if (!append(out, key)) throw new DOMException('The value is not a valid key', 'DataError')
  return Buffer.from(out)
}

/** Returns the bytes of a key; undefined for a value that is not a key, as IndexedDB leaves it out of an index. */
export function keyBytesOrNothing(key: unknown): Buffer | undefined {
  const out: number[] = []
  return append(out, key) ? Buffer.from(out) : undefined
}

/** Appends a key. Returns false when it is not one. */
function append(out: number[], key: unknown): boolean {
  if (typeof key === 'number') return appendNumber(out, tags.number, key)
  if (key instanceof Date) return appendNumber(out, tags.date, key.getTime())
  if (typeof key === 'string') return appendText(out, key)
  if (key instanceof ArrayBuffer) return appendBytes(out, new Uint8Array(key))
  if (key instanceof Uint8Array) return appendBytes(out, key)
  if (!Array.isArray(key)) return false
  out.push(tags.list)
  for (const part of key) if (!append(out, part)) return false
  out.push(END)
  return true
}

/** Positive numbers get their sign bit set, and negative ones all bits inverted: then the bytes have their order. */
function appendNumber(out: number[], tag: number, value: number): boolean {
  if (Number.isNaN(value)) return false
  const bytes = Buffer.alloc(8)
  // Adding 0 makes -0 equal to 0, as it is in IndexedDB.
  bytes.writeDoubleBE(value + 0)
  const isNegative = value < 0
  out.push(tag)
  for (const [index, byte] of bytes.entries())
    out.push(isNegative ? byte ^ 0xff : index === 0 ? byte ^ 0x80 : byte)
  return true
}

/** One to three bytes for each code unit, in the order of code units; the first one is never END. */
function appendText(out: number[], text: string): boolean {
  out.push(tags.text)
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < ONE_BYTE) out.push(unit + 1)
    else if (unit < TWO_BYTES) out.push(0x80 | ((unit - ONE_BYTE) >> 8), (unit - ONE_BYTE) & 0xff)
    else out.push(0xc0 | (unit >> 10), (unit >> 2) & 0xff, (unit & 3) << 6)
  }
  out.push(END)
  return true
}

function appendBytes(out: number[], bytes: Uint8Array): boolean {
  out.push(tags.bytes)
  for (const byte of bytes) {
    if (byte <= ESCAPE) out.push(ESCAPE, byte + 1)
    else out.push(byte)
  }
  out.push(END)
  return true
}
