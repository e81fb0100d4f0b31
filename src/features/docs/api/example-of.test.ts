import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { openapi } from '#scripts/build/openapi.ts'
import { shortcuts } from '#src/contract/shell/shortcuts.ts'
import { tasks } from '#src/contract/tasks.ts'
import { filled } from '#tests/support/filled.ts'
import type { OpenApi } from './document.ts'
import { exampleOf } from './example-of.ts'
import { findOperations, operationsOf } from './operations.ts'

describe('an example of a schema', () => {
  it.each([
    [{ type: 'string', format: 'date-time' }, '2026-11-20T09:30:00.000Z'],
    [{ type: 'string', minLength: 6 }, 'text..'],
    [{ type: 'number', minimum: 5 }, 5],
    [{ enum: ['asc', 'desc'] }, 'asc'],
    [{ const: false }, false],
    [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
    [{ type: 'array', items: { type: 'integer' } }, [1]],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, { key: 1 }],
    [{}, null],
  ])('of %j is %j', (schema, value) => {
    expect(exampleOf(schema)).toEqual(value)
  })

  it('leaves out the optional parts of a request', () => {
    const schema = {
      type: 'object',
      properties: { id: { type: 'integer' }, note: { type: 'string' } },
      required: ['id'],
    }
    expect(exampleOf(schema, true)).toEqual({ id: 1 })
    expect(exampleOf(schema)).toEqual({ id: 1, note: 'text' })
  })

  it('ends where a schema contains itself', () => {
    const node = { type: 'object', properties: { child: { $ref: '#/$defs/0' } } }
    expect(JSON.stringify(exampleOf({ ...node, $defs: { 0: node } })).length).toBeLessThan(200)
  })
})

describe('the document of this app', () => {
  const document: unknown = openapi()
  const operations = operationsOf(document as OpenApi)

  it('has every call, each with an example of its reply', () => {
    expect(operations.length).toBeGreaterThan(100)
    expect(operations.filter(({ reply }) => reply === undefined)).toEqual([])
    for (const { reply = {} } of filled(operations)) expect(exampleOf(reply)).toBeDefined()
  })

  it('has examples that the contract accepts', () => {
    const update = operations.find(({ id }) => id === 'tasks.update')
    expect(v.safeParse(tasks.update.body, exampleOf(update?.body ?? {}, true)).success).toBe(true)
    const list = operations.find(({ id }) => id === 'shortcuts.list')
    expect(v.safeParse(shortcuts.list.reply, exampleOf(list?.reply ?? {})).success).toBe(true)
  })

  it('has a text for every pattern', () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
      ([, found = '']) => String(JSON.parse(found)),
    )
    const unmatched = filled(patterns).filter(
      pattern => !new RegExp(pattern, 'u').test(String(exampleOf({ type: 'string', pattern }))),
    )
    expect(unmatched).toEqual([])
  })

  it('says which right a call needs', () => {
    expect(operations.find(({ id }) => id === 'tasks.update')?.needs).toBe('tasks: edit')
    expect(operations.find(({ id }) => id === 'preferences.get')?.needs).toBe('')
    expect(operations.find(({ id }) => id === 'session.signIn')?.needs).toBeUndefined()
  })

  it('is searched by method, path and id', () => {
    const found = filled(findOperations(operations, 'patch TASKS'))
    expect(found.map(({ id }) => id)).toContain('tasks.update')
    expect(found.filter(({ method }) => method !== 'PATCH')).toEqual([])
  })
})
