import { expect, it } from 'vitest'
import { escaped, htmlOf, htmlOfLines, isHtml, textOf } from './html-text.ts'

it.each([
  ['<p>Chào chị</p><p>Hẹn <b>11:00</b></p>', 'Chào chị\nHẹn 11:00'],
  ['Một<br>hai<br/>ba', 'Một\nhai\nba'],
  ['<ul><li>Trà</li><li>Cà phê</li></ul>', '• Trà\n• Cà phê'],
  ['<tr><td>Trà</td><td>24</td></tr>', 'Trà\t24'],
  ['a &lt;b&gt; &amp; &#8363; &#x20AB; &nbsp;c &khong;', 'a <b> & ₫ ₫ \u00A0c &khong;'],
  ['<style>p{color:red}</style><script>alert(1)</script>Chào', 'Chào'],
  ['<!-- <b>ẩn</b> -->Chào', 'Chào'],
  ['&#99999999; &#0;', '&#99999999; &#0;'],
  ['3 < 4 & 5 > 2<script>alert(1)</script>', '3 < 4 & 5 > 2'],
  ['Chào <style>p{} <p>ẩn</p>', 'Chào'],
  ['Chào <!-- <b>ẩn', 'Chào'],
  ['Chào <p lang="vi"', 'Chào <p lang="vi"'],
  ['a<constructor>b</constructor>c', 'abc'],
])('the text of %s is returned', (html, text) => expect(textOf(html)).toBe(text))

it('HTML is distinguished from plain text', () => {
  expect(['<p>a', 'Chào <b>chị</b>', 'a<br>b'].map(isHtml)).toEqual([true, true, true])
  expect(['1 < 2', 'Châu <chau@shop.example>', 'a > b', ''].map(isHtml)).toEqual([false, false, false, false])
})

it('plain text is converted to HTML with the same text', () => {
  const text = 'Chị ơi,\nhẹn <11:00> & "kho 2"\n\nCảm ơn'
  expect(htmlOf(text)).not.toMatch(/<11/)
  expect(textOf(htmlOf(text))).toBe('Chị ơi,\nhẹn <11:00> & "kho 2"\nCảm ơn')
  expect(escaped('<img src="x" onerror=alert(1)>')).not.toMatch(/[<>"]/)
})

it('each line becomes a paragraph', () => {
  const text = 'Giá <b>20</b> & "hơn"\nDòng hai'
  expect(htmlOfLines(text)).toBe('<p>Giá &#60;b&#62;20&#60;/b&#62; &#38; &#34;hơn&#34;</p><p>Dòng hai</p>')
  expect(textOf(htmlOfLines(text))).toBe(text)
  expect(htmlOfLines(' \n ')).toBe('')
})

it('the given bullet is used, and the text ends after the requested number of letters', () => {
  expect(textOf('<p>Rang:</p><ul><li>Arabica</li><li>Robusta</li></ul>a', { bullet: '- ' })).toBe(
    'Rang:\n\n- Arabica\n- Robusta\na',
  )
  expect(textOf('<p>một</p>'.repeat(1000), { limit: 10 }).length).toBeLessThan(20)
})
