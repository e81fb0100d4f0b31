import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chatOf } from '#tests/support/data/chat.ts'
import { dist } from '#tests/support/servers/site.ts'
import { expect, test } from '#tests/support/test.ts'
import { signInAtForeign } from './foreign.ts'

test.use({ checksReplies: false })

test('@long a message to a chat server that is not ours waits while it is away, and arrives once', async ({
  page,
  context,
  say,
}) => {
  const { server, db, visit, stop } = await signInAtForeign(page, say)
  await visit('apps/tasks?chat=duc')
  const { lines, box } = chatOf(page, say)
  await expect(lines).toContainText('Tủ mát số 2 sáng nay 4,1 °C')
  const stored = (text: string) =>
    db.chatMessages.filter(row => row.text === text && row.ownerId === 'huong').count()

  await box.fill('Em kiểm kệ B4')
  await box.press('Enter')
  await expect.poll(() => stored('Em kiểm kệ B4')).toBe(1)

  await context.setOffline(true)
  server.behave('away')
  await box.fill('Chị ở ngoài đường')
  await box.press('Enter')
  await expect(lines.getByRole('img', { name: say('Waiting to be sent') })).toHaveCount(1)
  expect(await stored('Chị ở ngoài đường')).toBe(0)

  server.behave('reply')
  await context.setOffline(false)
  await expect(lines.getByRole('img', { name: say('Waiting to be sent') })).toHaveCount(0)
  await expect(lines.getByText('Chị ở ngoài đường')).toHaveCount(1)
  expect(await stored('Chị ở ngoài đường')).toBe(1)
  stop()
})

test('@long a picture for a server that is not ours is uploaded once, and needs the network', async ({
  page,
  say,
}) => {
  const { server, db, visit, stop } = await signInAtForeign(page, say)
  await visit('main/console?settings=profile')
  const drawer = page.getByRole('dialog', { name: say('Settings') })
  const buffer = await readFile(join(dist, 'icons/icon-192.png'))
  const send = () =>
    drawer.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const uploads = () => server.received.filter(({ path }) => path.endsWith('/stream/upload')).length
  const avatars = () => server.executed.filter(({ path }) => path.endsWith('/reset/avatar')).length

  server.behave('away')
  await send()
  await expect(
    page.getByText(
      say(
        'This needs the network, and the server cannot be reached. Nothing was changed. Try again when the network is back.',
      ),
    ),
  ).toBeVisible()
  server.behave('reply')
  expect(uploads()).toBe(0)

  await send()
  await expect.poll(avatars).toBe(1)
  await expect(page.getByText(say('saved successfully'))).toBeVisible()
  expect(uploads()).toBe(1)
  expect(await db.uploads.count()).toBeGreaterThan(0)
  expect((await db.users.get('huong'))?.avatar).toMatch(/^images\/uploads\//)
  stop()
})
