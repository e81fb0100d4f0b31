import type { Page } from '@playwright/test'
import { chatOf } from '#tests/support/data/chat.ts'
import { expect, fillIn, sample, settled, test } from '#tests/support/test.ts'
import { chip, type Say, startForeign } from './foreign.ts'

// A page that loads without its worker, and a reply that breaks the contract, are logged.
test.use({ checksReplies: false, expectedErrors: /breaks the contract/ })

/** The part of a text before its value. */
const before = (text: string) => text.split('{')[0] ?? ''

for (const language of ['vi', 'en'] as const)
  test.describe(language, () => {
    test.use({ language })

    test('@long with every base at a server that is not ours, a user works, goes offline, and both sides are right afterwards', async ({
      page,
      context,
      say,
    }) => {
      const { server, site, visit, stop } = await startForeign(page, say)
      const alert = page.getByRole('alert')
      const screens: Record<string, () => Promise<void>> = {
        'dashboards/analytics': async () => {},
        'apps/tasks?chat=duc': () =>
          expect(chatOf(page, say).lines).toContainText('Tủ mát số 2 sáng nay 4,1 °C'),
        'main/console': async () => {
          await page.getByRole('combobox', { name: say('Search everything') }).fill('chai')
          await expect(page.getByRole('option').first()).toBeVisible()
        },
        'main/admin': async () => {},
        'main/console?settings=profile': () => expect(sizeOf(page, say)).toBeVisible(),
      }
      const isChange = ({ method }: { method: string }) => method === 'PATCH'

      await test.step('signing in shows why it fails, and succeeds', async () => {
        await page.goto(`${site.url}sign-in/outpost`)
        await fillIn(page, { ...sample, password: 'Wrong-2026' })
        await expect(alert.first()).toContainText(say('This email and password do not belong together.'))
        server.behave('away')
        await fillIn(page)
        await expect(alert).toHaveText(say('No answer came. Check the connection, then try again.'))
        server.behave('html')
        await fillIn(page)
        await expect(alert).toContainText('“POST auth/sign-in”')
        server.behave('reply')
        await fillIn(page)
        await page.waitForURL('**/main/console')
        await settled(page)
      })

      await test.step('every screen loads from the servers', async () => {
        for (const [path, shows] of Object.entries(screens)) {
          await visit(path)
          await shows()
        }
      })

      await test.step('a preference is changed at its server', async () => {
        // The parts of the settings that are not installed yet load.
        const changes = server.executed.filter(isChange).length
        await choose(page, say, 10)
        await expect.poll(() => server.executed.filter(isChange).length).toBe(changes + 1)
        await visit('main/console?settings=password')
        await expect(page.getByLabel(say('Old password'))).toBeVisible()
      })

      await test.step('every server was called', async () => {
        const online = server.received.map(({ path }) => path.replace(/\?.*/, ''))
        for (const path of [
          '/api/auth/common/navigation',
          '/api/chat/history/search',
          '/api/chat/chat-hub',
          '/api/dms/product/search',
          '/api/admin/preference/user-info',
          '/api/forecast/max-hub',
        ])
          expect(online).toContain(path)
      })

      await test.step('offline, every screen shows its copies', async () => {
        await context.setOffline(true)
        for (const [path, shows] of Object.entries(screens)) {
          await visit(path)
          await shows()
          await expect(chip(page, say)).toHaveAttribute(
            'aria-label',
            new RegExp(`^${say('This device')}: ${before(say('As of {time}'))}`),
          )
        }
      })

      await test.step('offline, a change waits, and a new password needs the network', async () => {
        await choose(page, say, 50)
        await expect(chip(page, say)).toHaveAttribute(
          'aria-label',
          `${say('This device')}: ${say('{count} waiting', { count: '1' })}`,
        )
        await visit('main/console?settings=password')
        await page.getByLabel(say('Old password')).fill(sample.password)
        await page.getByLabel(say('New password')).fill('Outpost-2027')
        await page.getByRole('button', { name: say('Save'), exact: true }).click()
        await expect(
          page.getByText(
            say(
              'This needs the network, and the server cannot be reached. Nothing was changed. Try again when the network is back.',
            ),
          ),
        ).toBeVisible()
      })

      await test.step('the change is sent when there is a network again', async () => {
        server.executed.length = 0
        await context.setOffline(false)
        await expect(chip(page, say)).toHaveAttribute(
          'aria-label',
          `${say('This device')}: ${say('Saved on this device')}`,
        )
        const written = server.executed.filter(isChange)
        expect(written.map(({ path }) => path)).toEqual(['/api/admin/preference/update'])
        await visit('main/console?settings=profile')
        await expect(sizeOf(page, say)).toHaveText('50')
      })

      stop()
    })
  })

const sizeOf = (page: Page, say: Say) =>
  page.getByRole('dialog', { name: say('Settings') }).getByRole('combobox', { name: say('Page size') })

async function choose(page: Page, say: Say, size: number) {
  await sizeOf(page, say).click()
  await page.getByRole('option', { name: `${size}`, exact: true }).click()
  await expect(sizeOf(page, say)).toHaveText(`${size}`)
}
