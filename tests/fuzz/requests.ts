import * as fc from 'fast-check'
import type { Endpoint } from '#src/contract/core/define.ts'
import { formOf, type Sent } from '#tests/api/sample-requests/sample-request.ts'
import { bare, type Field, fieldsOf, type Shape, withValue } from '#tests/api/shape.ts'
import { hostileBodies, hostileFiles, hostileNumbers, hostileTexts, otherValues } from './hostile.ts'
import { type Draw, drawValue, isOnceIn, pick } from './values.ts'

/**
 * How a request differs from a valid one. `shaped`: each value has the form that the contract requires. `nearly`: one
 * value has not. `hostile`: values that have broken other programs, also instead of the whole body.
 */
export const kinds = ['shaped', 'nearly', 'hostile'] as const
type Kind = (typeof kinds)[number]

/** Generates requests to an endpoint from a valid one and from its schemas. `ids` are those of stored rows. */
export const requestsTo = (endpoint: Endpoint, valid: Sent, ids: readonly string[], kind: Kind) =>
  fc.gen().map(draw => {
    const request: Sent = { ...valid }
    for (const part of ['params', 'query', 'headers'] as const)
      if (endpoint[part])
        request[part] = textsOf(
          draw,
          endpoint[part] as unknown as Shape,
          valid[part],
          { ids, kind },
          fit[part],
        )
    if (endpoint.body) request.body = bodyOf(draw, endpoint, valid.body, { ids, kind })
    return request
  })

/** Makes a text one that a request can contain at this place: `Request` throws for any other. */
const fit = {
  params: (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?')) || 'none',
  query: (text: string) => text,
  headers: (text: string) => text.replace(/[^ -~]/g, '?').trim(),
}

interface How {
  ids: readonly string[]
  kind: Kind
}

/** Returns parameters: each one is the valid text, or another one. */
function textsOf(
  draw: Draw,
  shape: Shape,
  valid: Record<string, string> = {},
  { ids, kind }: How,
  fitting: (text: string) => string,
) {
  const texts: Record<string, string> = {}
  for (const [name, entry] of Object.entries(bare(shape).entries ?? {})) {
    const shaped = drawValue(draw, entry, ids, name)
    const other = kind === 'shaped' || isOnceIn(draw, 3) ? shaped : pick(draw, hostileTexts)
    const text = isOnceIn(draw, 2) ? valid[name] : other
    if (text !== undefined && text !== null) texts[name] = fitting(String(text))
  }
  return texts
}

function bodyOf(draw: Draw, endpoint: Endpoint, valid: unknown, { ids, kind }: How): unknown {
  const shape = endpoint.body as unknown as Shape
  if (kind === 'hostile' && isOnceIn(draw, 4)) return pick(draw, hostileBodies)
  const start = valid instanceof FormData ? Object.fromEntries(valid) : valid
  const fields = fieldsOf(shape).filter(({ path }) => hasParent(start, path))
  const isNew = start === undefined || isOnceIn(draw, 4)
  let body = isNew ? drawValue(draw, shape, ids) : start
  const count = isNew ? 0 : draw(fc.integer, { min: 0, max: 3 })
  const change = (values: (field: Field) => unknown, times: number) => {
    for (let time = 0; time < times && fields.length > 0; time++) {
      const field = pick(draw, fields)
      if (hasParent(body, field.path)) body = withValue(body, field.path, values(field))
    }
  }
  change(({ path, shape: own }) => drawValue(draw, own, ids, String(path.at(-1))), count)
  if (kind === 'nearly') change(() => pick(draw, [undefined, ...otherValues, ...hostileNumbers]), 1)
  if (kind === 'hostile') change(field => hostileValue(draw, field), draw(fc.integer, { min: 1, max: 4 }))
  if (endpoint.multipart) return formOf(partsOf(body))
  const text = JSON.stringify(body) ?? ''
  return isOnceIn(draw, 6) ? text.replace(/^\{/, '{"__proto__":{"admin":true},"unknown":[1],') : text
}

/** Returns a hostile value of the type that a field has. */
function hostileValue(draw: Draw, { shape }: Field): unknown {
  const { type } = bare(shape)
  if (type === 'file' || type === 'instance') return pick(draw, hostileFiles())
  if (type === 'number') return pick(draw, hostileNumbers)
  if (type === 'array')
    return Array.from({ length: 200 }, () => pick(draw, [...otherValues, ...hostileTexts]))
  return pick(draw, hostileTexts)
}

/** Returns whether a body contains the object or the list in which a field is. */
function hasParent(body: unknown, path: Field['path']): boolean {
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], body)
  return typeof parent === 'object' && parent !== null && !(parent instanceof Blob)
}

/** Returns the parts of a form: every value that is not a file becomes text. */
function partsOf(body: unknown): Record<string, string | File> {
  return Object.fromEntries(
    Object.entries(Object(body))
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value instanceof File ? value : String(JSON.stringify(value))]),
  )
}
