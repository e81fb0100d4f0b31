import * as v from 'valibot'
import { expect, it } from 'vitest'
import { endpoints } from '#tests/api/attack.ts'
import { filled } from '#tests/support/filled.ts'

const waiting = filled(endpoints.filter(({ endpoint }) => endpoint.waits))

it.each(waiting.map(({ name, endpoint }) => [name, endpoint] as const))(
  '%s can wait: its caller gets a reply of the contract, and its server is configurable',
  (_, { waits, reply, writes, path, multipart, body }) => {
    expect(v.is(reply, waits?.reply)).toBe(true)
    expect(writes?.length).toBeGreaterThan(0)
    expect(path).toMatch(/^\{\w+\}/)
    expect(multipart).toBeUndefined()
    // What waits is stored as it was typed.
    const fields = body && 'entries' in body ? Object.keys(body.entries as object) : []
    expect(fields.filter(field => /password|token/i.test(field))).toEqual([])
  },
)

it('the read that shows a waiting write is in the contract, with the fields of the write', () => {
  for (const { endpoint } of filled(waiting.filter(({ endpoint }) => endpoint.waits?.shownBy))) {
    const read = endpoints.find(
      one => one.endpoint.method === 'GET' && one.endpoint.path === endpoint.waits?.shownBy,
    )?.endpoint
    const fieldsOf = (schema: object | undefined) =>
      schema && 'entries' in schema ? Object.keys(schema.entries as object) : []
    expect(fieldsOf(read?.reply)).toEqual(expect.arrayContaining(filled(fieldsOf(endpoint.body))))
  }
})
