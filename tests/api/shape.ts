import { picture } from './sample-requests/sample-request.ts'

/** The properties of a valibot schema that these tests read, for all kinds of schema. */
export interface Shape {
  type: string
  entries?: Record<string, Shape>
  wrapped?: Shape
  item?: Shape
  options?: unknown[]
  literal?: unknown
  pipe?: (Shape & { requirement?: unknown })[]
}

/** A field that a body can contain: its path and its schema. */
export interface Field {
  path: (string | number)[]
  shape: Shape
}

/** Returns the schema inside `optional`, `nullable` and similar wrappers. */
export const bare = (shape: Shape): Shape => (shape.wrapped ? bare(shape.wrapped) : shape)

/** Returns every step of a schema's pipe, including those of schemas at the start of the pipe. */
export const stepsOf = (shape: Shape): (Shape & { requirement?: unknown })[] =>
  (shape.pipe ?? []).flatMap((step, index) => [step, ...(index === 0 ? stepsOf(step) : [])])

/** Returns the maximum length of a text, if its schema has one. */
export function longest(shape: Shape): number | undefined {
  const limits = stepsOf(bare(shape)).filter(({ type }) => type === 'max_length')
  return limits.length > 0 ? Math.min(...limits.map(({ requirement }) => Number(requirement))) : undefined
}

/** Returns whether a text must have a certain format, which also limits its length. */
export const isFormed = (shape: Shape) => stepsOf(bare(shape)).some(({ type }) => type in formed)

/** Valid texts by the name of the format check. */
const formed: Record<string, string> = {
  email: 'huong@mail.example',
  iso_timestamp: '2026-11-21T02:00:00.000Z',
  uuid: '0193489c-5b80-7c4e-9d5f-3a6b2c1d0e9f',
  url: 'https://shop.example/',
  digits: '1234',
  // The only pattern in the contract is that of a task's repetition.
  regex: 'daily',
}

/** Returns a valid value of a schema. */
export function sampleOf(shape: Shape): unknown {
  const { type, entries, item, options, literal } = bare(shape)
  if (type === 'object')
    return Object.fromEntries(Object.entries(entries ?? {}).map(([name, entry]) => [name, sampleOf(entry)]))
  if (type === 'array') return item ? [sampleOf(item)] : []
  if (type === 'picklist') return options?.[0]
  if (type === 'union' || type === 'variant') return sampleOf(options?.[0] as Shape)
  if (type === 'literal') return literal
  if (type === 'number') return 1
  if (type === 'boolean') return true
  if (type === 'file' || type === 'instance') return picture()
  const form = stepsOf(bare(shape)).find(step => step.type in formed)
  return form ? formed[form.type] : 'none'
}

/** Returns every field of a body, at any depth. */
export function fieldsOf(shape: Shape, path: Field['path'] = []): Field[] {
  const { type, entries, item, options } = bare(shape)
  if (type === 'variant') return fieldsOf(options?.[0] as Shape, path)
  const inside = item ? [[0, item] as const] : Object.entries(entries ?? {})
  return inside.flatMap(([key, field]) => [
    { path: [...path, key], shape: field },
    ...fieldsOf(field, [...path, key]),
  ])
}

/** Returns the same body with another value at a path, or without it when the value is undefined. */
export function withValue(body: unknown, [key, ...rest]: Field['path'], value: unknown): unknown {
  if (key === undefined) return value
  const copy = Array.isArray(body) ? [...body] : { ...(body as object) }
  const inside = copy as Record<string | number, unknown>
  inside[key] = withValue(inside[key], rest, value)
  return copy
}
