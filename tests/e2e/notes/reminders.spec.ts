import { wholeBrowser } from '#tests/support/browser/built-app.ts'
import { cardOf, choose, fileOf, storedNote } from '#tests/support/data/notes.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachMirroredVariant, reloadOffline } from '#tests/support/variants.ts'

test.use(wholeBrowser)

const inShop = { timeZone: 'Asia/Ho_Chi_Minh', hourCycle: 'h23' } as const
const dayOf = (at: number) => new Date(at).toLocaleDateString('en-GB', inShop)

eachMirroredVariant(({ testIn }) => {
  testIn(2)(
    '@long a reminder is set, appears in the app and as a system notification, opens its note and is removed',
    async ({ page, context, say }) => {
      await context.grantPermissions(['notifications'])
      await page.clock.install()
      await open(page, 'apps/notes/note-7')
      const dialog = page.getByRole('dialog').first()
      const popover = page.getByRole('dialog', { name: say('Reminder'), exact: true })
      const reminder = async () => (await storedNote(page, 'Giá sỉ trà sen'))?.reminder
      const setIt = dialog.getByRole('button', { name: say('Reminder'), exact: true })
      await setIt.click()
      const now = Date.now()
      const at = now + 600_000
      await popover
        .getByRole('button', { name: dayOf(at) === dayOf(now) ? say('Today') : say('Tomorrow') })
        .click()
      const time = new Date(at).toLocaleTimeString('en-GB', { ...inShop, hour: '2-digit', minute: '2-digit' })
      await popover.getByLabel(say('Time')).fill(time)
      const stored = new Date(Math.floor(at / 60_000) * 60_000).toISOString()
      await expect.poll(reminder).toBe(stored)
      await popover.getByRole('button', { name: say('Done') }).click()
      const text = await fileOf(page, () =>
        choose(
          page,
          dialog.getByRole('button', { name: say('More actions for the note') }),
          say('Export to a calendar'),
        ),
      )
      expect(text).toContain('SUMMARY:Giá sỉ trà sen')
      expect(text.match(/BEGIN:VALARM/g)).toHaveLength(1)
      await dialog.getByRole('button', { name: say('Close') }).click()

      const told = page.getByText(say('Reminder: {title}', { title: 'Giá sỉ trà sen' }))
      await expect(told).toHaveCount(0)
      await page.clock.fastForward('10:30')
      await expect(told).toBeVisible()
      const shown = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready
          // Another note of the sample is due at 13:45.
          const tag = 'note-note-7'
          return (await registration.getNotifications({ tag })).map(({ title }) => title)
        })
      await expect.poll(shown).toEqual(['Giá sỉ trà sen'])
      // A test cannot click a system notification, so it sends the worker the same event as the browser.
      const [worker] = context.serviceWorkers()
      await worker?.evaluate(async () => {
        const { registration, NotificationEvent } = globalThis as unknown as {
          registration: ServiceWorkerRegistration
          NotificationEvent: new (type: string, about: { notification?: Notification }) => Event
        }
        const [notification] = await registration.getNotifications({ tag: 'note-note-7' })
        const event = new NotificationEvent('notificationclick', { ...(notification && { notification }) })
        // Only the browser's own events can extend the life of a worker.
        Object.defineProperty(event, 'waitUntil', { value: () => {} })
        globalThis.dispatchEvent(event)
      })
      await expect(page).toHaveURL(/\/apps\/notes\/note-7$/)
      await expect(dialog.getByRole('textbox', { name: say('Title') })).toHaveValue('Giá sỉ trà sen')
      await expect.poll(shown, 'what was pressed is put away').toEqual([])

      await dialog.getByRole('button', { name: say('Close') }).click()
      const missed = page
        .getByRole('status')
        .filter({ has: page.getByRole('button', { name: say('Got it') }) })
      await expect(missed.getByRole('link', { name: 'Giá sỉ trà sen' })).toBeVisible()
      await missed.getByRole('link', { name: 'Giá sỉ trà sen' }).click()
      await dialog.getByRole('button', { name: say('Remove the reminder') }).click()
      await expect.poll(reminder).toBe(null)
      await setIt.click()
      await popover.getByRole('button', { name: say('Tomorrow') }).click()
      await expect.poll(reminder).toMatch(/T02:00:00\.000Z$/)
      await popover.getByRole('button', { name: say('Clear') }).click()
      await expect.poll(reminder).toBe(null)

      await reloadOffline(page)
      await expect(dialog.getByRole('textbox', { name: say('Title') })).toHaveValue('Giá sỉ trà sen')
      await expect(dialog.getByRole('button', { name: say('Remove the reminder') })).toHaveCount(0)
      await dialog.getByRole('button', { name: say('Close') }).click()
      await expect(cardOf(page, 'Giá sỉ trà sen')).toBeVisible()
      // At some times of the day a reminder of the sample is missed too.
      await expect(missed.getByRole('link', { name: 'Giá sỉ trà sen' })).toHaveCount(0)
    },
  )

  testIn(3)(
    '@long missed reminders are shown at the next start and are snoozed offline, and all reminders are exported as a calendar',
    async ({ page, say }) => {
      await open(page, 'apps/notes')
      const reminder = new Date(Date.now() - 3_600_000).toISOString()
      for (const title of ['Gọi chú Tư', 'Hỏi giá sen'])
        await sendTo(page, 'POST', '/api/apps/notes', { note: { title, reminder } })
      await page.evaluate(() =>
        localStorage.setItem('outpost.notes.reminders-seen', `${Date.now() - 7_200_000}`),
      )
      await page.goto('apps/notes?view=reminders')
      const missed = page
        .getByRole('status')
        .filter({ has: page.getByRole('button', { name: say('Got it') }) })
      await expect(missed.getByRole('link', { name: 'Gọi chú Tư' })).toBeVisible()
      await missed.getByRole('button', { name: say('Snooze {title}', { title: 'Hỏi giá sen' }) }).click()
      const tomorrow = page
        .getByRole('dialog', { name: say('Snooze') })
        .getByRole('button', { name: new RegExp(`^${say('Tomorrow')}`) })
      await expect(tomorrow).toBeVisible()
      await page.context().setOffline(true)
      await tomorrow.click()
      await expect(missed.getByRole('link', { name: 'Hỏi giá sen' })).toHaveCount(0)
      await expect(missed.getByRole('link', { name: 'Gọi chú Tư' })).toBeVisible()
      const later = async () => Date.parse((await storedNote(page, 'Hỏi giá sen'))?.reminder ?? '')
      await expect.poll(later).toBeGreaterThan(Date.now())
      await page.context().setOffline(false)
      await missed.getByRole('button', { name: say('Got it') }).click()
      await expect(missed).toHaveCount(0)

      const text = await fileOf(page, () =>
        choose(page, page.getByRole('button', { name: say('More actions') }), say('Reminders to a calendar')),
      )
      expect(text).toContain('SUMMARY:Gọi chú Tư')
      expect(text).toContain('SUMMARY:Giao ca sáng')
      expect(text).toContain('BEGIN:VALARM')

      await reloadOffline(page)
      await expect(cardOf(page, 'Gọi chú Tư')).toBeVisible()
      await expect(missed.getByRole('link', { name: 'Gọi chú Tư' })).toHaveCount(0)
    },
  )
})
