import * as fc from 'fast-check'
import { bare, type Shape, stepsOf } from '#tests/api/shape.ts'
import { hostileFiles } from './hostile.ts'

export type Draw = fc.GeneratorValue

/** Returns one of the values of a list. */
export const pick = <T>(draw: Draw, list: readonly T[]): T =>
  list[draw(fc.nat, { max: list.length - 1 })] as T

/** Returns true once in `times` draws. */
export const isOnceIn = (draw: Draw, times: number) => draw(fc.nat, { max: times - 1 }) === 0

/** Returns a value that has the shape of a schema. The texts of ids are mostly ids of stored rows. */
export function drawValue(draw: Draw, shape: Shape, ids: readonly string[], name = ''): unknown {
  if (/^(optional|nullish)$/.test(shape.type) && isOnceIn(draw, 3)) return undefined
  if (/^(nullable|nullish)$/.test(shape.type) && isOnceIn(draw, 4)) return null
  const inside = bare(shape)
  const { type, entries = {}, item, options = [], literal } = inside
  if (type === 'object' || type === 'loose_object' || type === 'strict_object')
    return Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [key, drawValue(draw, entry, ids, key)]),
    )
  if (type === 'array')
    return item
      ? Array.from({ length: draw(fc.nat, { max: 3 }) }, () => drawValue(draw, item, ids, name))
      : []
  if (type === 'picklist') return pick(draw, options)
  if (type === 'union') return drawValue(draw, pick(draw, options as Shape[]), ids, name)
  if (type === 'literal') return literal
  if (type === 'boolean') return draw(fc.boolean)
  if (type === 'number') return drawNumber(draw, inside)
  if (type === 'file' || type === 'instance') return pick(draw, hostileFiles())
  return drawText(draw, inside, ids, name)
}

function drawNumber(draw: Draw, shape: Shape): number {
  const limit = (type: string) => stepsOf(shape).find(step => step.type === type)?.requirement
  const min = Number(limit('min_value') ?? limit('gt_value') ?? -1000)
  const max = Number(limit('max_value') ?? limit('lt_value') ?? 1_000_000)
  const isWhole = stepsOf(shape).some(({ type }) => /integer/.test(type)) || draw(fc.boolean)
  const number = isWhole
    ? draw(fc.integer, { min: Math.ceil(min), max: Math.min(Math.floor(max), 2 ** 31 - 1) })
    : draw(fc.double, { min, max, noNaN: true })
  return pick(draw, [number, number, Math.ceil(min), isWhole ? Math.floor(max) : max])
}

/** Returns a function that makes each arbitrary once, because fast-check maps all characters for each new one of texts. */
function once<Key>(make: (key: Key) => fc.Arbitrary<string>) {
  const made = new Map<Key, fc.Arbitrary<string>>()
  return (key: Key) => {
    const arbitrary = made.get(key) ?? make(key)
    made.set(key, arbitrary)
    return arbitrary
  }
}

const textUpTo = once((maxLength: number) => fc.string({ unit: 'grapheme', maxLength }))
const textLike = once((pattern: string) => fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' }))

function drawText(draw: Draw, shape: Shape, ids: readonly string[], name: string): string {
  const steps = stepsOf(shape)
  const has = (type: string) => steps.find(step => step.type === type)
  const pattern = has('regex')?.requirement
  if (has('email')) return draw(fc.emailAddress)
  if (has('uuid')) return draw(fc.uuid)
  if (has('digits')) return String(draw(fc.nat, { max: 99_999 }))
  if (has('iso_timestamp'))
    return draw(fc.date, { noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).toISOString()
  if (has('iso_date'))
    return draw(fc.date, { noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .toISOString()
      .slice(0, 10)
  if (pattern instanceof RegExp) return draw(textLike, pattern.source)
  if (/ids?$/i.test(name) && !isOnceIn(draw, 4)) return pick(draw, ids)
  const longest = Number(has('max_length')?.requirement ?? 1000)
  const usual = draw(textUpTo, Math.min(40, longest))
  return isOnceIn(draw, 12) ? 'ữ'.repeat(Math.min(longest, 100_000)) : usual
}
