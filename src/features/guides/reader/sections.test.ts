import { expect, it } from 'vitest'
import { sectionsOf } from './sections.ts'

it('a guide is split at its headings, each with an anchor without accents', () => {
  expect(
    sectionsOf('<p>Trước</p><h2>Trên <b>Android</b> &amp; máy</h2><p>Một</p><h2 lang="vi">Ở đây</h2>'),
  ).toEqual([
    { id: undefined, title: '', html: '<p>Trước</p>' },
    { id: 'tren-android-may', title: 'Trên Android & máy', html: '<p>Một</p>' },
    { id: 'o-day', title: 'Ở đây', html: '' },
  ])
})

it('headings with the same text get different anchors', () => {
  const ids = sectionsOf('<h2>Bước</h2><h2>Bước</h2><h2>Bước 2</h2><h2>?</h2>').map(({ id }) => id)
  expect(ids).toEqual(['buoc', 'buoc-2', 'buoc-2-2', 'section'])
})

it('a guide without headings is returned as one section', () => {
  expect(sectionsOf('<p>Một</p><h3>Hai</h3>')).toEqual([
    { id: undefined, title: '', html: '<p>Một</p><h3>Hai</h3>' },
  ])
  expect(sectionsOf('')).toEqual([])
})
