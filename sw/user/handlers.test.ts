import { beforeEach, describe, expect, it } from 'vitest'
import { chat } from '#src/contract/chat.ts'
import { company } from '#src/contract/company.ts'
import { permissions } from '#src/contract/permissions.ts'
import { statuses } from '#src/contract/shared/user.ts'
import { user } from '#src/contract/user.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

describe('the user', () => {
  it('is the one of the token', async () => {
    expect((await conforming(user.get)).id).toBe('huong')
    expect((await conforming(user.get, { token: await issue('chau') })).id).toBe('chau')
    expect((await send(user.get, { token: await issue('gone') })).status).toBe(404)
  })

  it.each(statuses)('can have the status %s', async status => {
    covers('user.status')
    const before = await conforming(user.get)
    expect(await conforming(user.update, { body: { user: { status } } })).toEqual({ ...before, status })
    expect(await conforming(user.get)).toEqual({ ...before, status })
  })

  it('keeps id, address and group after every patch', async () => {
    const before = await conforming(user.get)
    const body = '{"user":{"id":"chau","email":"x@x","groupID":"admins","name":"Hường","__proto__":{"x":1}}}'
    expect(await conforming(user.update, { body })).toEqual({ ...before, name: 'Hường' })
  })

  it('with an empty avatar has none, also in the chat', async () => {
    const token = await issue('chau')
    await conforming(user.update, { token, body: { user: { avatar: 'images/people/chau.svg' } } })
    await conforming(user.update, { token, body: { user: { avatar: '' } } })
    expect(await conforming(user.get, { token })).toMatchObject({ avatar: null })
    const contacts = await conforming(chat.contacts)
    expect(contacts.find(({ id }) => id === 'chau')).toMatchObject({ avatar: null })
  })

  it.each(['', '{"user":[]}', '{"user":{"status":"asleep"}}', '{"user":{"name":null}}'])(
    'does not change after the invalid body %s',
    async body => {
      const before = await db.users.toArray()
      expect((await send(user.update, { body })).status).toBe(400)
      expect(await db.users.toArray()).toEqual(before)
    },
  )
})

it('the company has a name and an address', async () => {
  expect(await conforming(company.get)).toMatchObject({ companyName: 'Tạp hoá Nhà Sương' })
})

it('the permissions are those of the user’s group', async () => {
  await db.permissions.update('store', { supplier: 'none' })
  expect(await conforming(permissions.get)).toMatchObject({ supplier: 'none', 'check-out': 'edit' })
})
