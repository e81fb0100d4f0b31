import { beforeEach, expect, it } from 'vitest'
import { contacts } from '#src/contract/contacts.ts'
import { db } from '#sw/storage/db.ts'
import { call, freshServer } from '#tests/support/server.ts'
import { servePhoto } from './serve-photo.ts'

beforeEach(freshServer)

const photo = (type: string, text: string) => `data:${type};base64,${btoa(text.repeat(40))}`

/** Returns the avatar in the list for a contact with this stored avatar. */
async function listed(avatar: string) {
  await db.contacts.update('dang-quynh-anh', { avatar })
  await call(contacts.update, { body: { id: 'dang-quynh-anh', contact: { title: 'Thu mua' } } })
  const list = await call(contacts.browse)
  return String(list.find(({ id }) => id === 'dang-quynh-anh')?.avatar)
}

it('the list contains the address of a photo, and the photo is served there as long as the contact has it', async () => {
  const address = await listed(photo('image/jpeg', 'one'))
  expect(address).toMatch(/^images\/photos\/dang-quynh-anh\/\d+-/)
  const response = await servePhoto(`/${address}`)
  expect(response.headers.get('Content-Type')).toBe('image/jpeg')
  expect(await response.text()).toBe('one'.repeat(40))

  const next = await listed(photo('image/png', 'two'))
  expect(next).not.toBe(address)
  expect((await servePhoto(`/${address}`)).status, 'the old one is gone').toBe(404)
  expect((await servePhoto('/images/photos/dang-quynh-anh/1')).status).toBe(404)
  expect((await servePhoto('/images/photos/none')).status).toBe(404)
})

it('an address with an invalid encoding has no photo', async () => {
  expect((await servePhoto('/images/photos/%E0%A4%A/x')).status).toBe(404)
})

it('a drawing stays in the list as a data URL, because a drawing with an address could run scripts', async () => {
  const drawing = photo('image/svg+xml', '<svg/>')
  expect(await listed(drawing)).toBe(drawing)
})
