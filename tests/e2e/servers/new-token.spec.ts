import { expect, test } from '#tests/support/test.ts'
import { signInAtForeign } from './foreign.ts'

/** The server of the device says it, so it is in no catalogue. */
const words = /Chưa kiểm tra được phiên đăng nhập/

// The router logs why a screen did not load.
test.use({ checksReplies: false, expectedErrors: words })

test('@long while the server of the sign-in is away, a screen says that the sign-in cannot be checked, and nobody is signed out', async ({
  page,
  say,
}) => {
  const { server, visit, stop } = await signInAtForeign(page, say)
  await visit('apps/tasks')
  // The token is a new one for the worker.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outpost')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('meta', 'readwrite')
          writing.objectStore('meta').delete('foreignTokens')
          writing.addEventListener('error', reject)
          writing.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )

  server.behave('away')
  await page.reload()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('E-502 authUnreachable')).toBeVisible()
  await expect(page).toHaveURL(/apps\/tasks$/)

  server.behave('reply')
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Tasks'))
  await expect(page.getByText('E-502 authUnreachable')).toHaveCount(0)
  stop()
})
