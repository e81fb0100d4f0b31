import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

// It goes offline.
test.use({ fullInstall: true })

eachVariant(({ testIn }) => {
  testIn(0)(
    'the console shows the shop today, its queues and its quick actions, also offline',
    async ({ page, say }) => {
      await open(page, 'main/console')
      const main = page.getByRole('main')
      await expect(main.getByText(say('Sales today'))).toBeVisible()
      await expect(main.getByText(say('Money in the funds'))).toBeVisible()
      await expect(main.getByRole('link', { name: say('New sale') })).toHaveAttribute('href', '/main/pos')
      const queues = page.getByRole('region', { name: say('My queues') })
      await expect(queues.getByRole('link')).toHaveCount(5)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await axeViolations(page), colorScheme).toEqual([])
      }
      await everyFileKept(page)
      await reloadOffline(page)
      await expect(main.getByText(say('Sales today'))).toBeVisible()
    },
  )
})

test('@long a cashier sees their own work, and neither sales nor funds', async ({ page, say }) => {
  await open(page, 'main/console', 'cashier@outpost.example')
  await settled(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: say('New sale') })).toBeVisible()
  await expect(main.getByText(say('Due today'))).toBeVisible()
  await expect(main.getByText(say('Sales today'))).toHaveCount(0)
  await expect(main.getByText(say('Money in the funds'))).toHaveCount(0)
})
