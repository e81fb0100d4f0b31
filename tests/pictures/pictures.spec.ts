import { mkdirSync } from 'node:fs'
import { expect, open, settled, test } from '#tests/support/test.ts'

interface Picture {
  screen: string
  path: string
  width: number
  colorScheme: 'light' | 'dark'
  isForGuests?: boolean
}

const pictures: Picture[] = [
  { screen: 'sign-in', path: 'sign-in/outpost', width: 1440, colorScheme: 'light', isForGuests: true },
  { screen: 'tasks', path: 'apps/tasks/task-2-1', width: 1440, colorScheme: 'light' },
  { screen: 'tasks', path: 'apps/tasks', width: 820, colorScheme: 'dark' },
  { screen: 'tasks', path: 'apps/tasks', width: 360, colorScheme: 'light' },
  { screen: 'console', path: 'main/console', width: 1440, colorScheme: 'light' },
  { screen: 'kit', path: 'ui/material-components', width: 1440, colorScheme: 'light' },
]
const heights: Record<number, number> = { 360: 780, 820: 1000, 1440: 900 }

/** The current day of the sample, so that a picture does not depend on the hour. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format()
const folder = 'docs/pictures'
mkdirSync(folder, { recursive: true })

for (const { screen, path, width, colorScheme, isForGuests } of pictures) {
  const name = `${screen}-${width}-${colorScheme}`
  test.describe(name, () => {
    test.use({ language: 'en', colorScheme, viewport: { width, height: heights[width] ?? 900 } })

    test(`${folder}/${name}.jpg`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.clock.setFixedTime(new Date(`${today}T09:41:00+07:00`))
      await (isForGuests ? page.goto(path) : open(page, path))
      await settled(page)
      // The hubs are polled all the time, so the network is never idle: waits for the images of the page instead.
      await page.evaluate(async () => {
        await document.fonts.ready
        await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
      })
      const picture = await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 80 })
      expect(picture.length).toBeLessThan(150_000)
    })
  })
}
