import { expect, test } from 'vitest'
import { resolveLink } from './link.ts'

test.each([
  ['/apps/tasks', true, { inside: '/apps/tasks' }],
  ['apps/tasks?q=a', true, { inside: '/apps/tasks?q=a' }],
  ['/apps/tasks', false, { inside: '/apps/tasks' }],
  ['//evil.example', true, { inside: '/evil.example' }],
  ['/\\evil.example', true, { inside: '/evil.example' }],
  ['https://shop.example/a', true, { outside: 'https://shop.example/a' }],
  ['https://shop.example/a', false, { outside: 'https://shop.example/a' }],
  ['//shop.example', false, { outside: 'https://shop.example' }],
  ['shop.example/a', false, { outside: 'https://shop.example/a' }],
  ['tel:+84908226417', false, { outside: 'tel:+84908226417' }],
] as const)('%s (in the app: %s) opens %j', (link, useRouter, target) => {
  expect(resolveLink(link, useRouter)).toEqual(target)
})

test.each([
  '',
  '  ',
  null,
  undefined,
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'java\tscript:alert(1)',
  'shop example',
])('%j is not a link', link => expect(resolveLink(link)).toBeUndefined())
