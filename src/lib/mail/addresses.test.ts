import { expect, it } from 'vitest'
import { contactOf, isAddress, personOf, splitContacts } from './addresses.ts'

it.each([
  ['Lê Minh Châu <Chau@outpost.example>', { name: 'Lê Minh Châu', address: 'chau@outpost.example' }],
  ['"Lê, Châu" <chau@outpost.example>', { name: 'Lê, Châu', address: 'chau@outpost.example' }],
  ['chau@outpost.example', { name: 'chau@outpost.example', address: 'chau@outpost.example' }],
  ['<chau@outpost.example>', { name: 'chau@outpost.example', address: 'chau@outpost.example' }],
  ['Châu', { name: 'Châu', address: '' }],
  ['', { name: '', address: '' }],
])('%s is parsed', (contact, person) => expect(personOf(contact)).toEqual(person))

it.each([
  { name: 'Lê Minh Châu', address: 'chau@outpost.example' },
  { name: 'Lê, Châu', address: 'chau@outpost.example' },
  { name: 'chau@outpost.example', address: 'chau@outpost.example' },
])('$name is written in a form that is parsed to the same name', person => {
  const line = `${contactOf(person)}, other@shop.example`
  expect(splitContacts(line).map(personOf)[0]).toEqual(person)
  expect(splitContacts(line)).toHaveLength(2)
})

it('an address is recognised by its form', () => {
  expect(['a@b.vn', 'thu.mua+1@nha-suong.example'].every(isAddress)).toBe(true)
  expect(
    ['a@b', 'a b@c.vn', '@c.vn', 'a@@c.vn', 'a@c..vn', 'a@c.vn>', 'a@c.vn\nBcc: x@y.vn'].some(isAddress),
  ).toBe(false)
})
