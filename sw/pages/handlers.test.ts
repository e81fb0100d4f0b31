import { beforeEach, describe, expect, it } from 'vitest'
import { pages } from '#src/contract/pages.ts'
import { permissions } from '#src/contract/permissions.ts'
import { user } from '#src/contract/user.ts'
import { issue } from '#sw/session/token.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const account = { name: 'Nguyễn Hường', telephone: '0903 123 456', title: 'Chủ tiệm', about: 'Từ 2014' }

describe('the settings of a person', () => {
  it('are kept, and the name is that of the user everywhere', async () => {
    const before = await call(pages.settings)
    expect(before).toMatchObject({ name: 'Nguyễn Thị Hường', title: '', email: 'staff@outpost.example' })
    await call(pages.saveAccount, { body: account })
    await call(pages.saveAlerts, { body: { alerts: { news: true } } })
    expect(await call(pages.settings)).toEqual({
      ...before,
      ...account,
      alerts: { ...before.alerts, news: true },
    })
    expect((await call(user.get)).name).toBe('Nguyễn Hường')
  })

  it('are those of the caller only', async () => {
    await call(pages.saveAccount, { body: account })
    const other = await (await send(pages.settings, { token: await issue('khoa') })).json()
    expect(other).toMatchObject({ name: 'Trần Đăng Khoa', title: '' })
  })

  it('have a name', async () => {
    const response = await send(pages.saveAccount, { body: { ...account, name: '  ' } })
    expect([response.status, (await response.json()).field]).toEqual([400, 'name'])
  })
})

describe('the plan of the shop', () => {
  it('is billed to the company until something else is written, and keeps what is not sent', async () => {
    expect(await call(pages.plan)).toMatchObject({ plan: 'stall', company: 'Tạp hoá Nhà Sương' })
    await call(pages.savePlan, { body: { plan: 'chain', cycle: 'year' } })
    await call(pages.savePlan, { body: { taxCode: '0312345678' } })
    expect(await call(pages.plan)).toMatchObject({ plan: 'chain', cycle: 'year', taxCode: '0312345678' })
  })

  it('is changed only by those who may change the settings of the shop', async () => {
    const response = await send(pages.savePlan, { body: { plan: 'chain' }, token: await issue('lan') })
    expect(response.status).toBe(403)
  })
})

describe('the role of a colleague', () => {
  it('is that of the new group immediately', async () => {
    const body = { id: 'lan', groupID: 'cashier' }
    expect(await call(pages.setRole, { body })).toMatchObject(body)
    const rights = await (await send(permissions.get, { token: await issue('lan') })).json()
    expect(rights.pos).not.toBe('view')
  })

  it('is not changed by the person, for nobody, and to no group', async () => {
    const statuses = [
      { id: 'huong', groupID: 'viewer' },
      { id: 'nobody', groupID: 'viewer' },
      { id: 'lan', groupID: 'nobody' },
    ].map(async body => (await send(pages.setRole, { body })).status)
    expect(await Promise.all(statuses)).toEqual([409, 404, 404])
    expect((await call(user.get)).groupID).toBe('store')
  })
})

describe('an address that waits for a screen', () => {
  it('is kept once, in whatever letters, without a token', async () => {
    const wait = async (email: string) => (await send(pages.waitFor, { body: { email }, token: null })).json()
    expect(await wait('lan@shop.vn')).toEqual({ isNew: true })
    expect(await wait('Lan@Shop.vn')).toEqual({ isNew: false })
    expect(await wait('an@shop.vn')).toEqual({ isNew: true })
  })
})
