import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#src/contract/session.ts'
import { preferences } from '#src/contract/shell/preferences.ts'
import { uploads } from '#src/contract/uploads.ts'
import { user } from '#src/contract/user.ts'
import { db } from '#sw/storage/db.ts'
import { serveUpload } from '#sw/uploads/serve-upload.ts'
import { idOf } from '#sw/uploads/store.ts'
import { sweepUploads } from '#sw/uploads/sweep.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const get = () => conforming(preferences.get)
const update = (body: object) => conforming(preferences.update, { body })
const vi = { 'Accept-Language': 'vi' }

describe('preferences', () => {
  it('start with the defaults and the id of the user', async () => {
    expect(await get()).toMatchObject({
      employeeID: 'huong',
      name: 'Nguyễn Thị Hường',
      emails: 'staff@outpost.example',
      formatDateTime: 'dd/MM/yyyy',
      formatCurrency: '0,0.0',
      takeOutPageFormat: 0,
      fontSizeType: 0,
      pagingItems: 100,
      avatar: 'images/people/huong.svg',
      avatarID: null,
    })
  })

  it('are the defaults for an account that has not stored any', async () => {
    covers('preferences.defaults', 'preferences.default-page-size')
    const before = await get()
    await db.preferences.clear()
    expect(await get()).toEqual({ ...before, telephone: '' })
  })

  it('keep fields that an update lacks, and the other page formats at 2', async () => {
    covers('preferences.page-formats')
    const before = await get()
    expect(await update({ pagingItems: 50, takeOutPageFormat: 3 })).toEqual({
      resulted: true,
      message: 'saved successfully',
    })
    expect(await get()).toEqual({ ...before, pagingItems: 50, takeOutPageFormat: 3 })
    await update({ fontSizeType: 1, takeInPageFormat: 2, listPageFormat: 2 })
    const others = { takeInPageFormat: 2, receiptPageFormat: 2, paymentPageFormat: 2, listPageFormat: 2 }
    expect(await get()).toMatchObject({ fontSizeType: 1, pagingItems: 50, ...others })
  })

  it('confirm that they are saved, in the caller’s language', async () => {
    covers('preferences.saved')
    const { message } = await conforming(preferences.update, { body: {}, headers: vi })
    expect(message).toBe('Đã lưu thành công')
  })

  it.each([
    '',
    '[]',
    '{"pagingItems":7}',
    '{"fontSizeType":"1"}',
    '{"takeOutPageFormat":4}',
    '{"listPageFormat":3}',
    '{"formatDateTime":null}',
  ])('do not change after the invalid body %s', async body => {
    const before = await get()
    expect((await send(preferences.update, { body })).status).toBe(400)
    expect(await get()).toEqual(before)
  })

  it('contain the favourite display', async () => {
    const body = { theme: 'theme-teal', scheme: 'dark', layout: 'dense' } as const
    expect(await conforming(preferences.updateFavourite, { body })).toMatchObject({ resulted: true })
    expect(await db.favourites.get('huong')).toEqual({ userId: 'huong', ...body })
  })

  it('keep the other fields of the favourite display when one is sent; fields that were never sent have defaults', async () => {
    await db.favourites.clear()
    const favourite = { userId: 'huong', theme: 'theme-default', scheme: 'auto', layout: 'classy' }
    await conforming(preferences.updateFavourite, { body: { scheme: 'dark' } })
    expect(await db.favourites.get('huong')).toEqual({ ...favourite, scheme: 'dark' })
    await conforming(preferences.updateFavourite, { body: { layout: 'thin' } })
    expect(await db.favourites.get('huong')).toEqual({ ...favourite, scheme: 'dark', layout: 'thin' })
    expect((await send(preferences.updateFavourite, { body: { scheme: 'sepia' } })).status).toBe(400)
  })
})

describe('a new password', () => {
  const old = 'Outpost-2026'
  const change = { oldPassword: old, newPassword: 'Nhà-Sương-7', twoStep: false, changeEvery6Months: true }
  const signIn = async (password: string) =>
    (await send(session.signIn, { token: null, body: { email: 'staff@outpost.example', password } })).status

  it('replaces the old one, and the options chosen with it are stored', async () => {
    expect(await conforming(preferences.resetPassword, { body: change })).toMatchObject({ resulted: true })
    expect([await signIn(old), await signIn(change.newPassword)]).toEqual([404, 200])
    expect(await get()).toMatchObject({ twoStep: false, changeEvery6Months: true })
  })

  it('changes nothing and returns a message when the old password is wrong', async () => {
    covers('password.failed')
    const before = await Promise.all([db.accounts.toArray(), get()])
    const reply = await conforming(preferences.resetPassword, {
      body: { ...change, oldPassword: 'other' },
      headers: vi,
    })
    expect(reply).toEqual({ resulted: false, message: 'Mật khẩu cũ không đúng' })
    expect(await Promise.all([db.accounts.toArray(), get()])).toEqual(before)
  })

  it('is set once when the reply to the first call was lost', async () => {
    const sent = { body: change, headers: { 'Idempotency-Key': 'once' } }
    const first = await call(preferences.resetPassword, sent)
    expect(await call(preferences.resetPassword, sent)).toEqual(first)
    expect(first.resulted).toBe(true)
  })

  it.each(['oldPassword', 'newPassword', 'twoStep', 'changeEvery6Months'] as const)(
    'needs %s',
    async name => {
      covers('password.both')
      const { [name]: _, ...rest } = change
      expect((await send(preferences.resetPassword, { body: rest })).status).toBe(400)
      expect((await send(preferences.resetPassword, { body: { ...change, [name]: '' } })).status).toBe(400)
      expect(await signIn(old)).toBe(200)
    },
  )
})

describe('an avatar', () => {
  const headers = { 'merchant-id': 'outpost', 'merchant-app': 'employee', index: 'huong' }
  const picture = (type = 'image/png', size = 64) => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(size).fill(7)], 'me.png', { type }))
    return form
  }
  const upload = async () => (await conforming(uploads.upload, { body: picture(), headers })).object
  const reset = (path: string | null) =>
    conforming(preferences.resetAvatar, { body: { index: 'huong', path } })

  it('is uploaded, and served as a picture without a token', async () => {
    covers('uploads.path')
    const path = await upload()
    const response = await serveUpload(`/some/base/${path}`)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(64).fill(7))
    expect((await serveUpload('/images/uploads/none')).status).toBe(404)
  })

  it('becomes the avatar of the user, with a new version number', async () => {
    covers('avatar.reset')
    const path = await upload()
    const { object } = await reset(path)
    expect(await conforming(user.get)).toMatchObject({ avatar: path, avatarID: object })
    expect(await get()).toMatchObject({ avatar: path, avatarID: object })
    expect((await reset(path)).object).not.toBe(object)
    expect(await db.uploads.count()).toBe(1)
  })

  it('is removed by a call with the path null, or with an empty one', async () => {
    for (const path of [null, '']) {
      await reset(await upload())
      await conforming(preferences.resetAvatar, { body: { index: 'huong', path } })
      expect(await conforming(user.get)).toMatchObject({ avatar: null })
    }
  })

  it('that another one replaces or that is removed is left to the sweep, which knows who else refers to it', async () => {
    const [first, second] = [await upload(), await upload()]
    const other = await db.users.where('id').notEqual('huong').first()
    await db.users.update(other?.id ?? '', { avatar: first })
    await reset(first)
    await reset(second)
    await reset(null)
    expect(await conforming(user.get)).toMatchObject({ avatar: null })
    await db.uploads.toCollection().modify({ at: 1 })
    await sweepUploads()
    expect(await db.uploads.toCollection().primaryKeys()).toEqual([idOf(first)])
  })

  it.each([
    ['another type', { body: picture('image/svg+xml'), headers }],
    ['more than 2 MiB', { body: picture('image/png', 2 * 1024 * 1024 + 1), headers }],
    ['no file', { body: new FormData(), headers }],
    ['JSON', { body: { file: 'x' }, headers }],
    ['another app', { body: picture(), headers: { ...headers, 'merchant-app': 'customer' } }],
    ['no index', { body: picture(), headers: { 'merchant-id': 'outpost', 'merchant-app': 'employee' } }],
  ])('is refused with %s', async (_, sent) => {
    covers('avatar.types', 'uploads.one-file')
    expect((await send(uploads.upload, sent)).status).toBe(400)
    expect(await db.uploads.count()).toBe(0)
  })

  it.each([
    { index: 'chau', path: null },
    { index: 'huong', path: 'images/uploads/none' },
    { index: 'huong', path: 'https://example.com/x.png' },
    { index: 'huong' },
    { index: 'huong', path: 7 },
  ])('does not change after a call with %o', async body => {
    const before = await db.users.toArray()
    expect((await send(preferences.resetAvatar, { body })).status).toBe(400)
    expect(await db.users.toArray()).toEqual(before)
  })
})
