import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshServer } from '#tests/support/server.ts'
import { attack, named, refused, writes } from './attack.ts'
import { formOf, type Sent } from './sample-requests/sample-request.ts'
import { bare, type Field, fieldsOf, isFormed, longest, type Shape, sampleOf, withValue } from './shape.ts'

/* These tests are derived from the contract: a new endpoint is tested without an edit here. */
beforeAll(freshServer)

const withBody = writes.filter(({ endpoint }) => endpoint.body)
const bodyOf = ({ body }: (typeof withBody)[number]['endpoint']) => body as unknown as Shape

const huge = 'x'.repeat(1024 * 1024)
const deep = (open: string, close: string) => `${open.repeat(20_000)}${close.repeat(20_000)}`

/** A placeholder for a number that JSON cannot represent, until the body is text. */
const endless = '(endless)'
const textOf = (body: unknown) => JSON.stringify(body).replaceAll(`"${endless}"`, '1e999')

const accepts = (shape: Shape, value: unknown) =>
  // valibot accepts an array in place of an object; the server must refuse it.
  !(bare(shape).type === 'object' && Array.isArray(value)) &&
  v.safeParse(shape as unknown as v.GenericSchema, value).success

/** Returns invalid values of a field: null, another type, too long, infinite. */
function badValues({ shape }: Field): unknown[] {
  const { type } = bare(shape)
  const limit = longest(shape) ?? 0
  return [
    ...[undefined, null, 7, true, 'none', [], {}, [7], { length: 1 }].filter(value => !accepts(shape, value)),
    ...(type === 'number' ? [endless] : []),
    ...(type === 'string' ? [limit > huge.length ? 'x'.repeat(limit + 1) : huge] : []),
  ]
}

const nameOf = ({ path }: Field) => path.findLast(key => typeof key === 'string')
const inWords = ({ path }: Field, value: unknown) =>
  `${path.join('.')} ${String(JSON.stringify(typeof value === 'string' ? value.slice(0, 20) : value)).slice(0, 20)}`

describe('a body that does not match the contract is refused, and changes nothing', () => {
  it.each(named(withBody.filter(({ endpoint }) => !endpoint.multipart)))('%s', async (_, { endpoint }) => {
    const shape = bodyOf(endpoint)
    const body = sampleOf(shape)
    expect(accepts(shape, body)).toBe(true)
    const [first = ''] = Object.keys(body as object)
    const texts = ['', '{', 'null', '7', '"none"', '[]', '[{}]', deep('[', ']'), deep('{"a":', '}')]
    await refused([
      // An empty body is valid where the body is optional.
      ...texts
        .filter(text => text || shape.type !== 'optional')
        .map(text => () => attack(endpoint, { body: text }, text.slice(0, 20))),
      () => attack(endpoint, { body: `{"${first}":${deep('[', ']')}}` }, 'nested without end', first),
      ...fieldsOf(shape).flatMap(field =>
        badValues(field).map(value => () => {
          const text = textOf(withValue(body, field.path, value))
          return attack(endpoint, { body: text }, inWords(field, value), nameOf(field))
        }),
      ),
    ])
  })

  it.each(named(withBody.filter(({ endpoint }) => endpoint.multipart)))('%s', async (_, { endpoint }) => {
    const shape = bodyOf(endpoint)
    const body = sampleOf(shape) as Record<string, string | File>
    const headers = endpoint.headers && (sampleOf(endpoint.headers as unknown as Shape) as Sent['headers'])
    const files = [new File(['MZ'], 'tool.exe', { type: 'application/x-msdownload' }), new File(['x'], huge)]
    await refused([
      () => attack(endpoint, { headers, body: '{}' }, 'JSON for a form'),
      () => attack(endpoint, { headers, body: '' }, 'nothing'),
      ...fieldsOf(shape).flatMap(field => {
        const values = [undefined, 'none', huge, ...files].filter(value => !accepts(field.shape, value))
        return values.map(value => () => {
          const form = formOf(withValue(body, field.path, value) as typeof body)
          return attack(endpoint, { headers, body: form }, inWords(field, value), nameOf(field))
        })
      }),
    ])
  })

  it('contains no text without a maximum length', () => {
    const endlessTexts = withBody.flatMap(({ name, endpoint }) =>
      fieldsOf(bodyOf(endpoint))
        .filter(({ shape }) => bare(shape).type === 'string' && !isFormed(shape) && !longest(shape))
        .map(({ path }) => `${name} ${path.join('.')}`),
    )
    expect(endlessTexts).toEqual([])
  })
})
