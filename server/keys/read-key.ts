import { END, ESCAPE, type Key, ONE_BYTE, tags } from './key-bytes.ts'

/** Returns the key that `keyBytes` wrote. Throws an `Error` for other bytes. */
export const readKey = (bytes: Buffer): Key => new Reader(bytes).key()

class Reader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  key(): Key {
    const tag = this.#next()
    if (tag === tags.number) return this.#number()
    if (tag === tags.date) return new Date(this.#number())
    if (tag === tags.text) return this.#text()
    if (tag === tags.bytes) return this.#content()
    if (tag !== tags.list) throw new Error(`No key begins with the byte ${tag}`)
    const parts: Key[] = []
    while (this.#bytes[this.#at] !== END) parts.push(this.key())
    this.#at++
    return parts
  }

  #next(): number {
    const byte = this.#bytes[this.#at++]
    if (byte === undefined) throw new Error('A key ends too early')
    return byte
  }

  #number(): number {
    const bytes = Buffer.from(this.#bytes.subarray(this.#at, this.#at + 8))
    this.#at += 8
    const [first = 0] = bytes
    const isNegative = first < 0x80
    for (const [index, byte] of bytes.entries())
      bytes[index] = isNegative ? byte ^ 0xff : index === 0 ? byte ^ 0x80 : byte
    return bytes.readDoubleBE()
  }

  #text(): string {
    const units: string[] = []
    for (let first = this.#next(); first !== END; first = this.#next()) {
      let unit = first - 1
      if (first >= 0xc0) unit = ((first & 0x3f) << 10) | (this.#next() << 2) | (this.#next() >> 6)
      else if (first >= 0x80) unit = (((first & 0x3f) << 8) | this.#next()) + ONE_BYTE
      units.push(String.fromCharCode(unit))
    }
    return units.join('')
  }

  #content(): Uint8Array {
    const content: number[] = []
    for (let byte = this.#next(); byte !== END; byte = this.#next())
      content.push(byte === ESCAPE ? this.#next() - 1 : byte)
    return Uint8Array.from(content)
  }
}
