import { expect, it } from 'vitest'
import { userOf } from './user-of.ts'

const tokenOf = (claims: string) => `x.${Buffer.from(claims).toString('base64url')}.x`

it('a token names its user', () => {
  expect(userOf(tokenOf('{"sub":"huong","exp":1}'))).toBe('huong')
})

it.each([
  undefined,
  '',
  'opaque',
  'a.b.c',
  tokenOf('{}'),
  tokenOf('{"sub":7}'),
  tokenOf('{"sub":""}'),
  tokenOf('null'),
])('%s names nobody', token => {
  expect(userOf(token)).toBeUndefined()
})
