import { expect, test } from '#tests/support/test.ts'
import { signInAtForeign } from './foreign.ts'

test.use({ checksReplies: false, expectedErrors: /breaks the contract/ })

test('@long while the server of the sign-in is away, a screen says that the sign-in cannot be checked, and nobody is signed out', async ({
  page,
  say,
}) => {
  const { server, visit, stop } = await signInAtForeign(page, say)
  await visit('apps/tasks')
  const forgotten = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('outpost')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('meta', 'readwrite')
          writing.objectStore('meta').delete('foreignTokens')
          writing.addEventListener('error', reject)
          writing.addEventListener('complete', () => {
            opening.result.close()
            resolve(true)
          })
        })
      }),
  )
  expect(forgotten).toBe(true)

  server.behave('away')
  await page.reload()
  // The worker says it; the words are those of the server of the device, which are in no catalogue.
  await expect(page.getByText('Chưa kiểm tra được phiên đăng nhập')).toBeVisible()
  await expect(page.getByText('E-502 authUnreachable')).toBeVisible()
  await expect(page).toHaveURL(/apps\/tasks$/)

  server.behave('answer')
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Tasks'))
  await expect(page.getByText('E-502 authUnreachable')).toHaveCount(0)
  stop()
})
