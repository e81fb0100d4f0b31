import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachMirroredVariant, reloadOffline } from '#tests/support/variants.ts'

// The mailbox must open offline.
test.use({ fullInstall: true })

eachMirroredVariant(({ testIn }) => {
  testIn(2)(
    '@long a request for support needs four fields, is a mail in the outbox when it is sent offline, and is listed',
    async ({ page, say, context }) => {
      await open(page, 'apps/help-center/support')
      const form = page.getByRole('main').locator('form')
      const field = (name: string) => form.getByRole('textbox', { name })
      const submit = form.getByRole('button', { name: say('Submit') })
      await expect(field(say('Name'))).toHaveValue('Nguyễn Thị Hường')
      await submit.click()
      await expect(field(say('Subject'))).toBeFocused()
      await expect(form.getByText(say('Fill this in.'))).toHaveCount(2)

      await field(say('E-mail')).fill('huong')
      await field(say('Subject')).fill('Máy in quầy 2')
      await field(say('What happened?')).fill('In mờ từ sáng nay.')
      await expect(form.getByText(say('This is not an e-mail address.'))).toBeVisible()
      await page.reload()
      await expect(field(say('Subject'))).toHaveValue('Máy in quầy 2')
      await form.getByRole('button', { name: say('Clear') }).click()
      await expect(field(say('Subject'))).toHaveValue('')
      await expect(field(say('E-mail'))).toHaveValue('staff@outpost.example')

      await everyFileKept(page)
      await context.setOffline(true)
      await field(say('Subject')).fill('Máy in quầy 2')
      await field(say('What happened?')).fill('In mờ từ sáng nay.')
      await submit.click()
      await expect(page.getByText(say('Your request is in the outbox'))).toBeVisible()
      await expect(field(say('Subject'))).toHaveValue('')
      await expect(page.getByRole('main').getByRole('listitem')).toContainText('Máy in quầy 2')
      await page.getByRole('link', { name: say('See the mail') }).click()
      await expect(page).toHaveURL(/mailbox\/all\//)
      await expect(page.getByRole('article')).toContainText('Máy in quầy 2')
      await page.goto('apps/help-center/support')
      await reloadOffline(page)
      await expect(page.getByRole('main').getByRole('listitem')).toContainText('Máy in quầy 2')
    },
  )
})

test('@long a user who may only read the help cannot write to the support team', async ({ page, say }) => {
  await open(page, 'apps/help-center/support', 'viewer@outpost.example')
  await expect(page.getByText(say('You cannot write to support'))).toBeVisible()
  await page.goto('apps/help-center/guides/using-outpost/install')
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('button', { name: say('Yes') })).toHaveCount(0)
})
