import { expect, it } from 'vitest'
import { readInline, readMarkdown } from './read-markdown.ts'

it('reads the title and every kind of block', () => {
  const text =
    '# Install\n\nTwo lines\nof text.\n\n## Build\n\n1. One\n2. Two\n   more\n\n- a\n- b\n\n```sh\nnpm start\n```\n'
  expect(readMarkdown(text)).toEqual({
    title: 'Install',
    blocks: [
      { kind: 'paragraph', content: [{ kind: 'plain', text: 'Two lines of text.' }] },
      { kind: 'heading', text: 'Build' },
      {
        kind: 'list',
        ordered: true,
        items: [[{ kind: 'plain', text: 'One' }], [{ kind: 'plain', text: 'Two more' }]],
      },
      {
        kind: 'list',
        ordered: false,
        items: [[{ kind: 'plain', text: 'a' }], [{ kind: 'plain', text: 'b' }]],
      },
      { kind: 'code', text: 'npm start' },
    ],
  })
})

it('keeps the empty lines of code', () => {
  expect(readMarkdown('# T\n\n```\na\n\nb\n```\n\nend').blocks).toEqual([
    { kind: 'code', text: 'a\n\nb' },
    { kind: 'paragraph', content: [{ kind: 'plain', text: 'end' }] },
  ])
})

it('reads emphasis, code and links inside a line', () => {
  expect(readInline('Open **Settings**, run `npm test`, or [see](/docs/api).')).toEqual([
    { kind: 'plain', text: 'Open ' },
    { kind: 'strong', text: 'Settings' },
    { kind: 'plain', text: ', run ' },
    { kind: 'code', text: 'npm test' },
    { kind: 'plain', text: ', or ' },
    { kind: 'link', text: 'see', to: '/docs/api' },
    { kind: 'plain', text: '.' },
  ])
})
