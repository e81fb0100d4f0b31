import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { screens } from '#scripts/build/screens.ts'
import { guideAddresses } from '#src/features/docs/addresses.ts'
import { readMarkdown } from '#src/features/docs/markdown/read-markdown.ts'
import { filled } from '#tests/support/filled.ts'
import { findGuides } from './find-guides.ts'

const fileOf = (language: string, address: string) =>
  `src/features/docs/guides/texts/${language}/${address.split('/')[1]}.md`

describe.each(['en', 'vi'])('the guides in %s', language => {
  const texts = filled(guideAddresses).map(address => readFileSync(fileOf(language, address), 'utf8'))

  it('each have a title and a text', () => {
    expect(texts.map(readMarkdown).filter(({ title, blocks }) => !title || blocks.length < 2)).toEqual([])
  })

  it('lead only to screens of this build', () => {
    const isScreen = screens()
    const links = texts.flatMap(text => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to))
    expect(filled(links).filter(to => !isScreen(to))).toEqual([])
  })

  it('name only files that exist', () => {
    const paths = texts.flatMap(text =>
      [...text.matchAll(/`((?:src|sw|scripts|public|seed)\/[^`<]+)`/g)].map(([, path = '']) => path),
    )
    expect(filled(paths).filter(path => !existsSync(path))).toEqual([])
  })
})

it('have the same blocks in both languages', () => {
  const shapeOf = (language: string, address: string) =>
    readMarkdown(readFileSync(fileOf(language, address), 'utf8')).blocks.map(block =>
      block.kind === 'list' ? `${block.kind} of ${block.items.length}` : block.kind,
    )
  for (const address of filled(guideAddresses))
    expect(shapeOf('vi', address), address).toEqual(shapeOf('en', address))
})

it('are found without accents, a matching title first', () => {
  const guides = [
    { address: 'a', title: 'Sao lưu', markdown: '# Sao lưu\n\nMột tệp.' },
    { address: 'b', title: 'Cập nhật', markdown: '# Cập nhật\n\nSao lưu trước.' },
    { address: 'c', title: 'Chủ đề', markdown: '# Chủ đề' },
  ]
  expect(findGuides(guides, 'sao luu').map(({ address }) => address)).toEqual(['a', 'b'])
  expect(findGuides(guides.toReversed(), ' LƯU').map(({ address }) => address)).toEqual(['a', 'b'])
  expect(findGuides(guides, '')).toHaveLength(3)
})
