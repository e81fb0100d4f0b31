import { expect, it } from 'vitest'
import { limitDepth } from './limit-depth.ts'

const nested = (levels: number, text: string) => '<div>'.repeat(levels) + text + '</div>'.repeat(levels)

it('leaves HTML of up to 100 levels as it is', () => {
  for (const html of [
    nested(99, 'Giá <b>mới</b>'),
    '<p>Một<p>Hai<br>',
    '</div></div><b>x</b>',
    'a < b & c > d',
  ])
    expect(limitDepth(html)).toBe(html)
})

it('leaves out the tags below, and keeps their text and what comes after', () => {
  expect(limitDepth(`${nested(20_000, 'Giá')}<b>sau</b>`)).toBe(`${nested(100, 'Giá')}<b>sau</b>`)
})

it('counts no elements that end by themselves', () => {
  const list = `<ul>${'<li>một'.repeat(5000)}</ul>${'<p>hai'.repeat(5000)}${'<br>'.repeat(5000)}`
  expect(limitDepth(list)).toBe(list)
})

it('leaves out tags that are opened and never closed', () => {
  expect(limitDepth(`${'<b>'.repeat(20_000)}đậm`)).toBe(`${'<b>'.repeat(100)}đậm`)
})
