import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { filled } from '#tests/support/filled.ts'
import { freshServer, send } from '#tests/support/server.ts'
import { attack, named, refused, writes } from './attack.ts'
import { dump } from './dump.ts'
import { needsPreparation, sampleRequestOf } from './sample-requests/all.ts'
import type { Sent } from './sample-requests/sample-request.ts'

beforeAll(freshServer)

/** Whether the preparation of a call has changed the data. */
let isPrepared = false
afterEach(async () => {
  if (isPrepared) await freshServer()
})

/** Returns every copy of a value in which one id is replaced, at any depth. For a form, its parts are replaced. */
function withOtherIds(value: unknown, id: string, isId = false): unknown[] {
  if (typeof value === 'string') return isId ? [id] : []
  if (value instanceof FormData) return value.has('id') ? [withPart(value, id)] : []
  if (typeof value !== 'object' || value === null) return []
  // A label may be deleted before a late write that contains it: unknown labels are ignored, not refused. The contents of
  // an act that a manager grants are checked when the act is done.
  const { labels: _, act: __, ...named } = value as { labels?: unknown; act?: unknown }
  return Object.entries(Array.isArray(value) ? value : named).flatMap(([key, inside]) =>
    withOtherIds(inside, id, /^(id|ids|index)$|I[dD]$/.test(key) || (isId && /^\d+$/.test(key))).map(other =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other },
    ),
  )
}

function withPart(form: FormData, id: string) {
  const copy = new FormData()
  for (const [name, part] of form) copy.append(name, name === 'id' ? id : part)
  return copy
}

/** spec: sample-data.md sections 7 and 8, calls that return null for an unknown id */
const answersNull = ['contacts.update', 'mails.updateLabel']

/** An id of no row, and ids of rows of other tables. */
const others = ['none', 'watch-1', 'le-minh-chau', 'note-1', '__proto__', '']

describe('an unknown id, or an id of another table, is refused and changes nothing', () => {
  it.each(named(writes.filter(({ name }) => !answersNull.includes(name))))(
    '%s',
    async (name, { endpoint }) => {
      isPrepared = needsPreparation(name)
      const sent = await sampleRequestOf(name)
      const own = JSON.stringify([sent.query, sent.body instanceof FormData ? [...sent.body] : sent.body])
      const foreign = others.filter(id => id === '' || !own.includes(`"${id}"`))
      await refused(
        foreign.flatMap(id => [
          ...withOtherIds(sent.query, id).map(
            query => () => attack(endpoint, { ...sent, query: query as Sent['query'] }, `?id=${id}`),
          ),
          ...withOtherIds(sent.body, id).map(
            body => () => attack(endpoint, { ...sent, body }, JSON.stringify(body).slice(0, 80)),
          ),
        ]),
      )
    },
  )

  it.each(named(writes.filter(({ name }) => answersNull.includes(name))))(
    '%s returns null',
    async (name, { endpoint }) => {
      const sent = await sampleRequestOf(name)
      const before = await dump()
      for (const body of filled(withOtherIds(sent.body, 'none'))) {
        const response = await send(endpoint, { body })
        expect([response.status, await response.json()]).toEqual([200, null])
      }
      expect(await dump()).toEqual(before)
    },
  )
})
