import { keptTexts, noticesOf } from '#tests/support/browser/notices.ts'
import { rowsOf } from '#tests/support/data/rows.ts'
import { failCalls } from '#tests/support/servers/fail-calls.ts'
import { joinTeam } from '#tests/support/servers/team-devices.ts'
import { startTeam } from '#tests/support/servers/team-server.ts'
import { expect, settled, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

test('@long a draft that another device changes, sends or discards is told; what is typed stays', async ({
  browser,
  baseURL,
}) => {
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const [one, two] = [await joinTeam(browser, at, 'Quầy 1'), await joinTeam(browser, at, 'Quầy 2')]
  const { page } = one
  const told = noticesOf(page, 'this draft')
  const editor = page.getByRole('dialog', { name: say('Mail being written') })
  const subject = editor.getByRole('textbox', { name: say('Subject'), exact: true })
  const open = async (id: string) => {
    await page.goto(`apps/mailbox/inbox?compose=${id}`)
    await settled(page)
    await expect(editor).toBeVisible()
  }
  await open('drafts-1')
  await two.write('PATCH', '/api/apps/mailbox/mail', { id: 'drafts-1', mail: { subject: 'Của quầy 2' } })
  await expect(told.changed).toContainText(
    say('Open it again to see the change. What you type here replaces it.'),
  )
  await open('drafts-1')
  await expect(subject).toHaveValue('Của quầy 2')
  await two.write('POST', '/api/apps/mailbox/send', { id: 'drafts-1' })
  await expect(told.left).toBeVisible()
  await expect(editor).toHaveCount(0)

  await open('new')
  await subject.fill('Mới')
  await expect(page).toHaveURL(/compose=(?!new)/)
  const id = new URL(page.url()).searchParams.get('compose')
  await expect
    .poll(() => rowsOf<{ id: string; subject: string }>(two.page, 'mails'))
    .toContainEqual(expect.objectContaining({ id, subject: 'Mới' }))
  await failCalls(page, '/api/apps/', true, 'PATCH')
  await subject.fill('Chưa kịp lưu')
  await two.write('DELETE', `/api/apps/mailbox/mail?id=${id}`)
  await expect(told.removed).toContainText(say('What you typed is kept on this device.'))
  await expect(editor).toHaveCount(0)
  await page.reload()
  expect(await keptTexts(page)).toContain('Chưa kịp lưu')
  await one.leave()
  await two.leave()
})
