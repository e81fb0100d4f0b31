import type { Page } from '@playwright/test'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { failCalls, failCallsFromStart } from '#tests/support/servers/fail-calls.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachVariant, inVariant } from '#tests/support/variants.ts'

/** The roles of the sample by their names on the sign-in page, with some screens that they may and may not open. */
const roles = [
  { role: 'Owner', may: ['/main/fund', '/main/admin'], mayNot: [] },
  { role: 'Cashier', may: ['/main/pos', '/apps/contacts'], mayNot: ['/main/fund', '/main/admin'] },
  { role: 'Store keeper', may: ['/main/inventory', '/main/take-in'], mayNot: ['/main/pos', '/main/fund'] },
  {
    role: 'Driver',
    may: ['/main/task/delivery', '/apps/tasks'],
    mayNot: ['/main/take-in', '/apps/contacts'],
  },
  { role: 'Viewer', may: ['/main/fund', '/main/pos', '/apps/tasks'], mayNot: [] },
] as const

/** Returns the paths of all links of the navigation, including those in closed groups. */
const linksOf = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem('outpost.session')
    const reply = await fetch('/api/auth/common/navigation', {
      headers: { Authorization: `Bearer ${token}` },
    })
    return [...JSON.stringify(await reply.json()).matchAll(/"link":"([^"]+)"/g)].map(([, link]) => link)
  })

for (const [index, { role, may, mayNot }] of roles.entries())
  inVariant(index, () => {
    test(`${role === 'Cashier' ? '' : '@long '}a sample account for each role: ${role}`, async ({
      page,
      say,
    }) => {
      await page.goto('sign-in/outpost')
      await page.getByRole('button', { name: say('Use a sample account') }).click()
      const choice = page.getByRole('list', { name: say('Sample accounts') }).getByRole('button', {
        name: say(role),
      })
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      // By keyboard: the choice fills in the form, and Enter sends it.
      await choice.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/main/console')
      await settled(page)

      const links = await linksOf(page)
      expect(links).toEqual(expect.arrayContaining([...may]))
      expect(links.filter(link => mayNot.some(path => path === link))).toEqual([])

      for (const path of may) {
        await page.goto(path)
        await settled(page)
        await expect(page.getByText(say('You are not allowed to see this screen'))).toBeHidden()
      }
      for (const path of mayNot) {
        await page.goto(path)
        await expect(
          page.getByRole('heading', { name: say('You are not allowed to see this screen') }),
        ).toBeVisible()
      }
      if (mayNot.length > 0) {
        await page
          .getByRole('main')
          .getByRole('link', { name: say('Back to the console') })
          .click()
        await page.waitForURL('**/main/console')
        await settled(page)
      }
    })
  })

eachVariant(({ testIn }) => {
  testIn(1)('a user who may only view sees no controls that change data', async ({ page, say }) => {
    await open(page, 'apps/tasks/task-1-2', 'viewer@outpost.example')
    await expect(page.getByRole('textbox', { name: say('Title') })).toHaveAttribute('readonly', '')
    await expect(page.getByRole('button', { name: say('Mark complete') })).toBeHidden()
    await expect(page.getByRole('button', { name: say('Delete task') })).toBeHidden()
    await page.goto('apps/tasks')
    await settled(page)
    await expect(page.getByRole('textbox', { name: say('Add a task') })).toBeHidden()
    await expect(page.getByRole('button', { name: say('Task'), exact: true })).toBeHidden()

    await page.goto('apps/contacts/le-minh-chau?edit=true')
    await settled(page)
    await expect(page.getByRole('heading', { name: 'Lê Minh Châu' })).toBeVisible()
    await expect(page.getByRole('button', { name: say('Edit'), exact: true })).toBeHidden()
    await expect(page.getByRole('textbox', { name: say('Company') })).toBeHidden()

    await page.goto('main/console?device=backup')
    await settled(page)
    await page.getByRole('button', { name: say('This device: {word}', { word: '' }).trim() }).click()
    const device = page.getByRole('dialog')
    await expect(device.getByRole('listitem').or(device.getByRole('term')).first()).toBeVisible()
    await expect(device.getByRole('link', { name: say('Back up') })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(device).toHaveCount(0)

    await page.goto('main/admin')
    await settled(page)
    await expect(page.getByRole('button', { name: say('Reset the sample data') })).toBeHidden()
    await expect(page.getByRole('combobox', { name: new RegExp(say('Delivery')) })).toHaveCount(0)
  })
})

test.describe('a right that is removed', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('closes the screen that needs it with a notice, and the typed text is restored when the right is given back', async ({
    page,
    say,
  }) => {
    await open(page, 'apps/contacts/le-minh-chau?edit=true')
    const company = page.getByRole('textbox', { name: say('Company') })
    await expect(company).toBeVisible()
    const tab = await anotherTab(page)
    await tab.goto('/main/admin')
    await settled(tab)

    // From here on the typed text cannot be saved.
    await failCalls(page, '/api/apps/contacts/contact', true, 'PATCH')
    await company.fill('Chưa lưu')
    const own = tab.getByRole('combobox', { name: `${say('Contacts')}, ${say('Owner')}` })
    await own.click()
    await tab.getByRole('option', { name: say('None') }).click()
    await expect(own).toHaveText(say('None'))

    await expect(
      page.getByRole('heading', { name: say('You are not allowed to see this screen') }),
    ).toBeVisible()
    await expect(
      page.getByText(say('You may no longer see this screen. What you typed is kept on this device.')),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: say('Contacts'), exact: true })).toHaveCount(0)

    await failCalls(page, '/api/apps/contacts/contact', false)
    await own.click()
    await tab.getByRole('option', { name: say('Edit') }).click()
    await expect(company).toHaveValue('Chưa lưu')
    const api = await apiOf(page)
    await expect
      .poll(async () => (await api.send('/api/apps/contacts/contact?id=le-minh-chau')).reply)
      .toMatchObject({ company: 'Chưa lưu' })
  })

  test('is also noticed when a write is refused, without the real-time service', async ({ page, say }) => {
    // A connection that exists already would tell the page first.
    await failCallsFromStart(page, '-hub')
    await open(page, 'apps/tasks')
    const tab = await anotherTab(page)
    await tab.goto('/main/console')
    await (await apiOf(tab)).send('/api/admin/permission/update', {
      method: 'PATCH',
      body: { groupID: 'store', permissions: { tasks: 'view' } },
    })
    await page
      .getByRole('checkbox', { name: say('Complete “{title}”', { title: 'Kiểm tra nhiệt độ tủ mát' }) })
      // The shell may already have closed the screen, and the text field may be disabled.
      .click({ force: true })
    await expect(page.getByText(/Bạn không có quyền sửa mục “Công việc”/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: say('Add a task') })).toBeHidden()
  })
})
