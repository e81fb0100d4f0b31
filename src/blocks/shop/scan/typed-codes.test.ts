import { expect, it } from 'vitest'
import { typedCodes } from './typed-codes.ts'

/** Presses keys in a field with a pause between them, in ms. Returns what was read at the last one. */
function presser() {
  const read = typedCodes<string>()
  let text = ''
  let timeStamp = 1000
  return (keys: Iterable<string>, pause: number, repeat = false) => {
    let found: ReturnType<typeof read>
    for (const key of keys) {
      timeStamp += pause
      found = read({ key, timeStamp, repeat }, text)
      if (key.length === 1) text += key
    }
    return found
  }
}

it('reads fast keys that end in Enter as a code', () => {
  expect(presser()([...'8936410000007', 'Enter'], 8)).toEqual({ code: '8936410000007', before: '' })
})

it('does not count what a person typed before the code as a part of it', () => {
  const press = presser()
  press('3', 140)
  press(['8'], 500)
  expect(press([...'936410000007', 'Enter'], 8)).toEqual({ code: '8936410000007', before: '3' })
})

it('reads no code from what a person types, however long it is', () => {
  expect(presser()([...'10000000', 'Enter'], 120)).toBeUndefined()
})

it('reads no code from keys that are held down, nor before a slow Enter', () => {
  const press = presser()
  press('1', 100)
  expect(press([...'00000', 'Enter'], 30, true)).toBeUndefined()
  press('2', 100)
  press('00000', 5)
  expect(press(['Enter'], 100)).toBeUndefined()
})

it('ignores Shift between the characters', () => {
  expect(presser()(['Shift', 'A', 'Shift', 'B', '1', '2', 'Enter'], 5)).toMatchObject({ code: 'AB12' })
})
