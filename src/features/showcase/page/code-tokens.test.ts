import { expect, it } from 'vitest'
import { codeTokens } from './code-tokens.ts'

const kindsOf = (code: string) =>
  codeTokens(code).flatMap(({ kind, text }) => (kind === 'plain' ? [] : [[kind, text]]))

it('finds keywords, names, strings and comments', () => {
  expect(kindsOf("import { Button } from './button.tsx' // a button")).toEqual([
    ['keyword', 'import'],
    ['name', 'Button'],
    ['keyword', 'from'],
    ['string', "'./button.tsx'"],
    ['comment', '// a button'],
  ])
})

it.each([
  ['a property that is named like a keyword', "{ type: 'text', of: 3 }", [['string', "'text'"]]],
  ['an address inside a string', '"https://example.com"', [['string', '"https://example.com"']]],
  ['a keyword inside a word', 'format typeface', []],
  ['a text over several lines', '`one\ntwo`', [['string', '`one\ntwo`']]],
  ['an escaped quote', "'it\\'s'", [['string', "'it\\'s'"]]],
])('reads %s', (_, code, kinds) => {
  expect(kindsOf(code)).toEqual(kinds)
})

it.each(['', 'const open = <Button variant="primary">Mở</Button>\n', "'not closed", '/* not closed'])(
  'returns every character of %j',
  code => {
    expect(
      codeTokens(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
  },
)
