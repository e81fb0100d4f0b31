import { anotherTab } from '#tests/support/browser/another-tab.ts'
import {
  buildOf,
  countMissingFiles,
  everyFileKept,
  fileCaches,
  laterFiles,
  lookForUpdate,
} from '#tests/support/browser/app-files.ts'
import { deploy, secondBuild } from '#tests/support/servers/site.ts'
import { expect, settled, signIn, test } from '#tests/support/test.ts'

test.use({ checksReplies: false })

const isLater = laterFiles()

test('row 11: a new version is offered on a device that lacks files which the host no longer has', async ({
  page,
  say,
}) => {
  const site = await deploy()
  await signIn(page, '/apps/tasks', site.url)
  site.redeploy(secondBuild)
  site.misbehave(path => (isLater(path) ? 'missing' : undefined))
  await lookForUpdate(page)
  await page.getByRole('button', { name: say('Update') }).click()
  await expect.poll(() => buildOf(page)).toBe('2')
  await settled(page)
  site.stop()
})

test('row 9: a new version can be accepted in the device panel', async ({ page, say }) => {
  const site = await deploy()
  await signIn(page, '/apps/tasks', site.url)
  site.redeploy(secondBuild)
  await lookForUpdate(page)
  await page
    .getByRole('button', { name: say('This device: {word}', { word: say('Saved on this device') }) })
    .click()
  const panel = page.getByRole('dialog', { name: say('This device') })
  await panel.getByRole('button', { name: say('Update') }).click()
  await expect.poll(() => buildOf(page)).toBe('2')
  await settled(page)
  site.stop()
})

test('row 10: an update that is accepted in one tab keeps the text that is being typed in the others', async ({
  page,
  say,
}) => {
  const site = await deploy()
  await signIn(page, '/apps/tasks', site.url)
  const adding = await anotherTab(page)
  await adding.goto(`${site.url}apps/tasks`)
  const add = adding.getByRole('textbox', { name: say('Add a task') })
  const searching = await anotherTab(page)
  await searching.goto(`${site.url}apps/tasks`)
  const search = searching.getByRole('searchbox')
  await search.waitFor()
  const asking = await anotherTab(page)
  await asking.goto(`${site.url}apps/tasks`)
  const everything = asking.getByRole('combobox', { name: say('Search everything') })
  await everything.fill('túi vải')
  const choosing = await anotherTab(page)
  await choosing.goto(`${site.url}apps/chat?pane=new`)
  const colleague = choosing.getByRole('combobox', { name: say('Find a colleague') })
  await colleague.fill('châu')
  await add.fill('Gọi nhà cung cấp túi')
  site.redeploy(secondBuild)
  await lookForUpdate(page)
  const update = page.getByRole('button', { name: say('Update') })
  await update.waitFor()
  await search.pressSequentially('túi giấy')
  await update.click()
  for (const tab of [page, adding, searching, asking]) await expect.poll(() => buildOf(tab)).toBe('2')
  await expect(add).toHaveValue('Gọi nhà cung cấp túi')
  await expect(search).toHaveValue('túi giấy')
  await expect(everything).toHaveValue('túi vải')
  // Text that is not kept delays the reload.
  expect(await buildOf(choosing)).not.toBe('2')
  await expect(colleague).toHaveValue('châu')
  await colleague.fill('')
  await expect.poll(() => buildOf(choosing)).toBe('2')
  await settled(choosing)
  site.stop()
})

test.describe('a device with all files', () => {
  test.use({ fullInstall: true })

  test('row 9: a host that fails as soon as an update is accepted takes no screen away', async ({
    page,
    say,
  }) => {
    const site = await deploy()
    await signIn(page, '/apps/tasks', site.url)
    await page.reload()
    await everyFileKept(page)
    site.redeploy(secondBuild)
    await lookForUpdate(page)
    site.misbehave(() => 'missing')
    await page.getByRole('button', { name: say('Update') }).click()
    await expect.poll(() => buildOf(page)).toBe('2')
    for (const path of ['apps/notes', 'main/care', 'dashboards/crypto']) {
      await page.goto(site.url + path)
      await settled(page)
      await expect(page.locator('#root h1')).toBeVisible()
    }
    // The rest comes with the host, and the earlier build is deleted.
    site.misbehave()
    await page.reload()
    await expect.poll(() => fileCaches(page)).toHaveLength(1)
    expect(await page.evaluate(countMissingFiles)).toBe(0)
    site.stop()
  })
})

test.describe('the browser does not report that the new version has taken control', () => {
  test.use({ fullInstall: true })

  test('row 9: the page reloads after a timeout', async ({ page, say }) => {
    await page.addInitScript(() => {
      const { addEventListener } = ServiceWorkerContainer.prototype
      ServiceWorkerContainer.prototype.addEventListener = function (type: string, ...rest: [EventListener]) {
        if (type === 'controllerchange') document.documentElement.dataset.refused = type
        else addEventListener.call(this, type, ...rest)
      }
    })
    const site = await deploy()
    await signIn(page, '/apps/tasks', site.url)
    await page.reload()
    // A request that arrives while the old worker ends starts it again, and delays the new version.
    await everyFileKept(page)
    site.redeploy(secondBuild)
    await lookForUpdate(page)
    await expect(page.locator('html')).toHaveAttribute('data-refused', 'controllerchange')
    await page.getByRole('button', { name: say('Update') }).click()
    await expect.poll(() => buildOf(page)).toBe('2')
    await settled(page)
    site.stop()
  })

  test('row 9: a page that was reloaded too early applies the update again, without a question', async ({
    page,
    say,
  }) => {
    await page.addInitScript(() => {
      const { postMessage } = ServiceWorker.prototype
      ServiceWorker.prototype.postMessage = function (message: { type?: string }, options?: object) {
        const isFirst = message.type === 'SKIP_WAITING' && !sessionStorage.getItem('test.lost')
        if (isFirst) sessionStorage.setItem('test.lost', 'yes')
        else postMessage.call(this, message, options)
      }
    })
    const site = await deploy()
    await signIn(page, '/apps/tasks', site.url)
    await page.reload()
    await everyFileKept(page)
    site.redeploy(secondBuild)
    await lookForUpdate(page)
    await page.getByRole('button', { name: say('Update') }).click()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('test.lost'))).toBe('yes')
    // The page reloads several times before the new version has control.
    await expect.poll(() => buildOf(page), { timeout: 60_000 }).toBe('2')
    await settled(page)
    site.stop()
  })
})
