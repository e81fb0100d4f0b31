import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyBytes, keyBytesOrNothing } from './key-bytes.ts'
import { readKey } from './read-key.ts'

const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 })
const text = units.map(codes => String.fromCharCode(...codes))
const number = fc.double({ noNaN: true })
const date = fc.date({ noInvalidDate: true })
// fake-indexeddb takes an empty buffer for a detached one.
const bytes = fc.uint8Array({ minLength: 1, maxLength: 5 })
const single = fc.oneof(number, date, text, bytes)
const key = fc.oneof(single, fc.array(fc.oneof(single, fc.array(single, { maxLength: 2 })), { maxLength: 3 }))

it('the bytes of two keys compare as IndexedDB compares the keys', () => {
  fc.assert(
    fc.property(key, key, (a, b) => {
      expect(Math.sign(Buffer.compare(keyBytes(a), keyBytes(b)))).toBe(indexedDB.cmp(a, b))
    }),
    { numRuns: 1000 },
  )
})

it('a key that is read from its bytes is equal', () => {
  fc.assert(
    fc.property(key, one => {
      expect(indexedDB.cmp(readKey(keyBytes(one)), one)).toBe(0)
    }),
    { numRuns: 1000 },
  )
})

it.each([undefined, null, true, Number.NaN, new Date(Number.NaN), {}, [1, undefined]])(
  '%j is not a key',
  value => {
    expect(keyBytesOrNothing(value)).toBeUndefined()
    expect(() => keyBytes(value)).toThrow('not a valid key')
  },
)

it('the bounds of Dexie are below and above every other key', () => {
  const [lowest, highest] = [keyBytes(Number.NEGATIVE_INFINITY), keyBytes([[]])]
  for (const one of [0, new Date(), '', 'ỹ', new Uint8Array([255]), ['ỹ', 'ỹ']]) {
    expect(Buffer.compare(lowest, keyBytes(one))).toBe(-1)
    expect(Buffer.compare(keyBytes(one), highest)).toBe(-1)
  }
})
