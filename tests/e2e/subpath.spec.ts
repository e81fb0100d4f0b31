import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { everyFileKept } from '#tests/support/app-files.ts'
import { deploy } from '#tests/support/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

// The files for offline use are installed before they are needed.
test.use({ fullInstall: true })

/** Builds the app for `/demo/` and returns its folder. A test that is skipped does not call it. */
function builtForSubpath() {
  const directory = mkdtempSync(join(tmpdir(), 'outpost-demo-'))
  execFileSync('npx', ['vite', 'build', '--outDir', directory, '--emptyOutDir', '--logLevel', 'error'], {
    env: { ...process.env, BASE_PATH: '/demo/' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return directory
}

test('@long everything works at a sub-path, also offline', async ({ page, context, say }) => {
  test.setTimeout(300_000)
  const directory = builtForSubpath()
  const site = await deploy(directory, {}, '/demo/')
  const asked: string[] = []
  context.on('request', request => asked.push(new URL(request.url()).pathname))

  await signIn(page, '/apps/tasks', site.url)
  await expect(page).toHaveURL(`${site.url}apps/tasks`)
  const add = page.getByRole('textbox', { name: say('Add a task') })
  await add.fill('Dưới đường dẫn con')
  await add.press('Enter')
  const added = page.getByRole('link', { name: 'Dưới đường dẫn con' })
  await expect(added).toBeVisible()
  await added.click()
  await expect(page).toHaveURL(/\/demo\/apps\/tasks\/[\w-]+$/)
  await page.goto(`${site.url}no/such/page`)
  await expect(page).toHaveURL(`${site.url}404-not-found`)

  await everyFileKept(page)
  site.stop()
  await page.goto(`${site.url}apps/tasks`)
  await expect(added).toBeVisible()
  expect(asked.filter(path => !path.startsWith('/demo/'))).toEqual([])
  rmSync(directory, { recursive: true })
})
