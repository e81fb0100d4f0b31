import { expect, it } from 'vitest'
import { safeName } from './zip-entries.ts'

it.each([
  ['Giá gạo.txt', 'Giá gạo.txt'],
  ['a/b\\c:d.txt', 'a_b_c_d.txt'],
  ['..', '_'],
  ['tên. ', 'tên'],
  ['a\u0000b', 'a_b'],
])('the name %j is %j in an archive', (name, safe) => expect(safeName(name)).toBe(safe))
