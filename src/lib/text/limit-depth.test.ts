import { expect, it } from 'vitest'
import { limitDepth } from './limit-depth.ts'

const nested = (levels: number, text: string) => '<div>'.repeat(levels) + text + '</div>'.repeat(levels)

it('HTML of up to 100 levels stays unchanged', () => {
  for (const html of [
    nested(99, 'Giá <b>mới</b>'),
    '<p>Một<p>Hai<br>',
    '</div></div><b>x</b>',
    'a < b & c > d',
  ])
    expect(limitDepth(html)).toBe(html)
})

it('deeper tags are removed; their text and the following content stay', () => {
  expect(limitDepth(`${nested(20_000, 'Giá')}<b>sau</b>`)).toBe(`${nested(100, 'Giá')}<b>sau</b>`)
})

it('elements without an end tag do not count as levels', () => {
  const list = `<ul>${'<li>một'.repeat(5000)}</ul>${'<p>hai'.repeat(5000)}${'<br>'.repeat(5000)}`
  expect(limitDepth(list)).toBe(list)
})

it('tags that are opened and never closed are removed', () => {
  expect(limitDepth(`${'<b>'.repeat(20_000)}đậm`)).toBe(`${'<b>'.repeat(100)}đậm`)
})
