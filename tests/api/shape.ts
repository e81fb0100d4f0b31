import { picture } from './exercises/exercise.ts'

/** What is read of a valibot schema, whichever kind it is. */
export interface Shape {
  type: string
  entries?: Record<string, Shape>
  wrapped?: Shape
  item?: Shape
  options?: unknown[]
  literal?: unknown
  pipe?: (Shape & { requirement?: unknown })[]
}

/** One field that a body can name: the way to it, and what it takes. */
export interface Field {
  path: (string | number)[]
  shape: Shape
}

/** Without `optional`, `nullable` and their like. */
export const bare = (shape: Shape): Shape => (shape.wrapped ? bare(shape.wrapped) : shape)

/** Every step of a schema's pipe, those of the schemas that it is piped from included. */
const stepsOf = (shape: Shape): (Shape & { requirement?: unknown })[] =>
  (shape.pipe ?? []).flatMap((step, index) => [step, ...(index === 0 ? stepsOf(step) : [])])

/** How long a text may be, as far as its schema says. */
export function longest(shape: Shape): number | undefined {
  const limits = stepsOf(bare(shape)).filter(({ type }) => type === 'max_length')
  return limits.length > 0 ? Math.min(...limits.map(({ requirement }) => Number(requirement))) : undefined
}

/** Whether a text has to have a form, which bounds its length too. */
export const isFormed = (shape: Shape) => stepsOf(bare(shape)).some(({ type }) => type in formed)

/** Texts of a form, by the check that asks for it. */
const formed: Record<string, string> = {
  email: 'huong@mail.example',
  iso_timestamp: '2026-11-21T02:00:00.000Z',
}

/** A value that a schema takes. */
export function sampleOf(shape: Shape): unknown {
  const { type, entries, item, options, literal } = bare(shape)
  if (type === 'object')
    return Object.fromEntries(Object.entries(entries ?? {}).map(([name, entry]) => [name, sampleOf(entry)]))
  if (type === 'array') return item ? [sampleOf(item)] : []
  if (type === 'picklist') return options?.[0]
  if (type === 'union') return sampleOf(options?.[0] as Shape)
  if (type === 'literal') return literal
  if (type === 'number') return 1
  if (type === 'boolean') return true
  if (type === 'file' || type === 'instance') return picture()
  const form = stepsOf(bare(shape)).find(step => step.type in formed)
  return form ? formed[form.type] : 'none'
}

/** Every field of a body, at any depth. */
export function fieldsOf(shape: Shape, path: Field['path'] = []): Field[] {
  const { entries, item } = bare(shape)
  const inside = item ? [[0, item] as const] : Object.entries(entries ?? {})
  return inside.flatMap(([key, field]) => [
    { path: [...path, key], shape: field },
    ...fieldsOf(field, [...path, key]),
  ])
}

/** The same body with another value at the end of a path; without it when that is undefined. */
export function withValue(body: unknown, [key, ...rest]: Field['path'], value: unknown): unknown {
  if (key === undefined) return value
  const copy = Array.isArray(body) ? [...body] : { ...(body as object) }
  const inside = copy as Record<string | number, unknown>
  inside[key] = withValue(inside[key], rest, value)
  return copy
}
