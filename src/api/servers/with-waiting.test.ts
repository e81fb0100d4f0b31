import { beforeEach, expect, it } from 'vitest'
import { serversDatabase } from '#src/device/servers/database.ts'
import { addWrite, refuseWrite } from '#src/device/servers/writes.ts'
import { withWaiting } from './with-waiting.ts'

beforeEach(() => serversDatabase.writes.clear())

const path = '{admin}/preference/user-info'
const copy = '{"pagingItems":10,"name":"An"}'

const add = (body: object, userId = 'an') =>
  addWrite({
    userId,
    key: crypto.randomUUID(),
    method: 'PATCH',
    path: '{admin}/preference/update',
    input: { body },
    wroteAt: 1,
  })

const shown = async (of = path) => JSON.parse(await withWaiting('an', of, copy))

it('a copy shows the fields of the writes that wait, in their order', async () => {
  await add({ pagingItems: 50, fontSizeType: 1 })
  await add({ pagingItems: 20 })
  await add({ pagingItems: 100 }, 'binh')
  expect(await shown()).toEqual({ pagingItems: 20, fontSizeType: 1, name: 'An' })
})

it('a refused write is not shown, nor one that another path shows', async () => {
  await refuseWrite(await add({ pagingItems: 50 }), { status: 422, message: '' })
  expect(await shown()).toEqual({ pagingItems: 10, name: 'An' })
  await add({ pagingItems: 20 })
  expect(await shown('{admin}/navigation')).toEqual({ pagingItems: 10, name: 'An' })
})
