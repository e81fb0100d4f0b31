import { expect, it } from 'vitest'
import { escaped, htmlOf, isHtml, textOf } from './html-text.ts'

it.each([
  ['<p>Chào chị</p><p>Hẹn <b>11:00</b></p>', 'Chào chị\nHẹn 11:00'],
  ['Một<br>hai<br/>ba', 'Một\nhai\nba'],
  ['<ul><li>Trà</li><li>Cà phê</li></ul>', '• Trà\n\n• Cà phê'],
  ['<tr><td>Trà</td><td>24</td></tr>', 'Trà\t24'],
  ['a &lt;b&gt; &amp; &#8363; &#x20AB; &nbsp;c &khong;', 'a <b> & ₫ ₫  c &khong;'],
  ['<style>p{color:red}</style><script>alert(1)</script>Chào', 'Chào'],
  ['<!-- <b>ẩn</b> -->Chào', 'Chào'],
  ['&#99999999; &#0;', '&#99999999; &#0;'],
])('reads %s', (html, text) => expect(textOf(html)).toBe(text))

it('tells HTML from text', () => {
  expect(['<p>a', 'Chào <b>chị</b>', 'a<br>b'].map(isHtml)).toEqual([true, true, true])
  expect(['1 < 2', 'Châu <chau@shop.example>', 'a > b', ''].map(isHtml)).toEqual([false, false, false, false])
})

it('writes text as HTML that reads the same', () => {
  const text = 'Chị ơi,\nhẹn <11:00> & "kho 2"\n\nCảm ơn'
  expect(htmlOf(text)).not.toMatch(/<11/)
  expect(textOf(htmlOf(text))).toBe('Chị ơi,\nhẹn <11:00> & "kho 2"\nCảm ơn')
  expect(escaped('<img src="x" onerror=alert(1)>')).not.toMatch(/[<>"]/)
})
