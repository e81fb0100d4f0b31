import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Highlight } from './highlight.tsx'
import { HighlightWords } from './highlight-words.tsx'

const render = (text: string) => renderToStaticMarkup(createElement(Highlight, { text }))

test('text that the API has marked is marked', () => {
  expect(render('Nước <mark>mắm</mark> 40°')).toBe('Nước <mark>mắm</mark> 40°')
})

test('escaped characters are shown as they were written', () => {
  expect(render('A &#38; &quot;B&quot;')).toBe('A &amp; &quot;B&quot;')
})

test('a reference to an unknown character stays text', () => {
  expect(render('&#99999999; &constructor;')).toBe('&amp;#99999999; &amp;constructor;')
})

test('any other tag stays text', () => {
  expect(render('<img src=x onerror=alert(1)><mark>a</mark>')).toBe(
    '&lt;img src=x onerror=alert(1)&gt;<mark>a</mark>',
  )
})

test('the words of a search are marked, ignoring accents and case, and nothing is treated as HTML', () => {
  const mark = (text: string, query: string) =>
    renderToStaticMarkup(createElement(HighlightWords, { text, query }))
  expect(mark('Nước mắm & đường <b>', 'MAM duong')).toBe(
    'Nước <mark>mắm</mark> &amp; <mark>đường</mark> &lt;b&gt;',
  )
  expect(mark('trà và Trà', 'tra')).toBe('<mark>trà</mark> và <mark>Trà</mark>')
  expect(mark('Nước mắm', '')).toBe('Nước mắm')
  expect(mark('Nước mắm', 'gạo')).toBe('Nước mắm')
})
