import { expect, it } from 'vitest'
import { htmlOfText, textOfHtml } from './plain-text.ts'

it('keeps the words, with a line for each block', () => {
  expect(textOfHtml('<p>Giữ <strong>20&nbsp;thùng</strong></p>\n<p>Hỏi&#32;lại &lt;b&gt;</p>')).toBe(
    'Giữ 20\u00A0thùng\nHỏi lại <b>',
  )
  expect(textOfHtml('<p>Rang:</p><ul><li>Arabica</li><li>Robusta</li></ul>a<br>b')).toBe(
    'Rang:\n\n- Arabica\n- Robusta\na\nb',
  )
  expect(textOfHtml('3 < 4 & 5<script>alert(1)</script>')).toBe('3 < 4 & 5')
  expect(textOfHtml('&#x110;&#99999999;&unknown;')).toBe('Đ&#99999999;&unknown;')
})

it('makes words of everything, and gives them back', () => {
  const text = 'Giá <b>20</b> & "hơn"\nDòng hai'
  expect(htmlOfText(text)).toBe('<p>Giá &#60;b&#62;20&#60;/b&#62; &#38; &#34;hơn&#34;</p><p>Dòng hai</p>')
  expect(textOfHtml(htmlOfText(text))).toBe(text)
  expect(htmlOfText(' \n ')).toBe('')
})
