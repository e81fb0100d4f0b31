import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { launchWith } from '#tests/support/browser/launched-file.ts'
import { lineOf, shownTitles, storedTasks } from '#tests/support/data/tasks.ts'
import { expect, open, settled, signIn, test } from '#tests/support/test.ts'
import { eachVariant } from '#tests/support/variants.ts'

// The files for offline use are installed before they are needed.
test.use({ fullInstall: true })

/** Returns whether an element has a visible border or shadow. */
const hasEdge = (element: Locator) =>
  element.evaluate(element => {
    const { borderStyle, borderWidth, boxShadow } = getComputedStyle(element)
    return boxShadow !== 'none' || (borderStyle !== 'none' && borderWidth !== '0px')
  })

const taskOf = async (page: Page, title: string) =>
  (await storedTasks(page)).find(task => task.title === title)

/** Returns when a stored task is due, as a time in the shop. */
const dueTime = async (page: Page, title: string) =>
  new Date((await taskOf(page, title))?.dueDate ?? 0).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
  })

/** The same task as it is typed, and its title, by language. */
const added = {
  vi: { typed: 'Gọi Lan mai 9h !cao #urgent', title: 'Gọi Lan' },
  en: { typed: 'Call Lan tomorrow 9am !high #urgent', title: 'Call Lan' },
}

eachVariant(({ testIn }) => {
  testIn(1)(
    'a task is added, every field is edited, and the task is available offline and in a second tab',
    async ({ page, context, language, paneRole, say }) => {
      const { typed, title } = added[language]
      await signIn(page, '/apps/tasks')
      const second = await anotherTab(page)
      await second.goto('apps/tasks')
      await settled(second)

      await test.step('a task is added in one line, and a second tab shows it', async () => {
        await page.keyboard.press('n')
        const add = page.getByRole('textbox', { name: say('Add a task') })
        await expect(add).toBeFocused()
        await add.fill(typed)
        await add.press('Enter')
        await expect(add).toHaveValue('')
        await expect(lineOf(page, title)).toBeVisible()
        await expect(lineOf(second, title), 'a second tab shows it').toBeVisible()
        await expect.poll(() => taskOf(page, title)).toMatchObject({ priority: 0, tags: ['urgent'] })
        await expect.poll(() => dueTime(page, title)).toBe('09:00:00')
      })

      const task = page.getByRole(paneRole).last()

      await test.step('the task is opened and renamed', async () => {
        await lineOf(page, title).getByRole('link').click()
        await expect(page).toHaveURL(/\/apps\/tasks\/[\w-]+$/)
        const drawer = page.getByRole(paneRole, { name: title })
        await expect(drawer).toBeVisible()
        const saved = task.getByRole('status').filter({ hasText: say('Saved') })
        await task.getByRole('textbox', { name: say('Title') }).fill(`${title} 2041`)
        await expect(saved).toBeVisible()
        await expect(lineOf(second, `${title} 2041`)).toBeVisible()
      })

      await test.step('priority, assignee and repetition are chosen', async () => {
        const choose = async (label: string, option: string | RegExp) => {
          await task.getByRole('button', { name: new RegExp(`^${label}: `) }).click()
          await page.getByRole('menuitemradio', { name: option }).click()
        }
        await choose(say('Priority'), say('Low'))
        await choose(say('Assignee'), 'Trần Đăng Khoa')
        await choose(say('Repeat'), say('Every weekday'))
      })

      await test.step('tags are added, removed and deleted', async () => {
        await task.getByRole('button', { name: say('Change tags') }).click()
        const find = page.getByRole('textbox', { name: say('Find or create a tag') })
        await find.fill('Quầy 2')
        await find.press('Enter')
        await expect(task.getByText('Quầy 2', { exact: true })).toBeVisible()
        await page.getByRole('checkbox', { name: 'Bug' }).check()
        await page.getByRole('checkbox', { name: 'Urgent' }).uncheck()
        await page.getByRole('button', { name: say('Rename or delete tags') }).click()
        await page.getByRole('button', { name: say('Delete {title}', { title: 'Quầy 2' }) }).click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('Delete'), exact: true })
          .click()
        await expect(task.getByText('Quầy 2', { exact: true })).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(find).toBeHidden()
      })

      await test.step('steps, notes and a time are added', async () => {
        const step = task.getByRole('textbox', { name: say('Add a step') })
        for (const name of ['Hỏi giá', 'Ghi sổ']) {
          await step.fill(name)
          await step.press('Enter')
          await expect(
            task.getByRole('checkbox', { name: say('Complete “{title}”', { title: name }) }),
          ).toBeVisible()
        }
        await task.getByRole('checkbox', { name: say('Complete “{title}”', { title: 'Hỏi giá' }) }).check()
        await task.getByRole('textbox', { name: say('Notes') }).fill('0903 418 226')
        await task.getByLabel(say('Time')).fill('17:30')
      })

      await test.step('every field is stored', async () => {
        await expect
          .poll(() => taskOf(page, `${title} 2041`))
          .toMatchObject({
            priority: 2,
            assignedTo: 'khoa',
            repeat: 'weekdays',
            tags: ['bug'],
            notes: '0903 418 226',
            subTasks: [
              { title: 'Hỏi giá', completed: true },
              { title: 'Ghi sổ', completed: false },
            ],
          })
        await expect.poll(() => dueTime(page, `${title} 2041`)).toBe('17:30:00')
      })

      await task.getByRole('button', { name: say('Close') }).click()
      await expect(page).toHaveURL(/\/apps\/tasks$/)
      const before = await shownTitles(page)
      expect(before[0]).toBe(`${title} 2041`)

      await test.step('the task is available offline, and completing it creates the next one', async () => {
        await everyFileKept(page)
        await context.setOffline(true)
        await page.reload()
        await expect(lineOf(page, `${title} 2041`)).toBeVisible()
        await expect.poll(() => shownTitles(page)).toEqual(before)
        await lineOf(page, `${title} 2041`).getByRole('checkbox').check()
        // The task repeats, so completing it creates the next one.
        const both = async () => (await storedTasks(page)).filter(task => task.title === `${title} 2041`)
        await expect
          .poll(async () => (await both()).map(task => task.completed).toSorted())
          .toEqual([false, true])
      })
    },
  )
})

test('@long the drawer is an address: Back closes it, a link opens it, an unknown address shows a message', async ({
  page,
  say,
}) => {
  await open(page, 'apps/tasks?open=true')
  await lineOf(page, 'Đọc điều 6 hợp đồng mặt bằng').getByRole('link').click()
  await expect(page).toHaveURL(/task-3-3\?open=true$/)
  const title = page.getByRole('textbox', { name: say('Title') })
  await expect(title).toHaveValue('Đọc điều 6 hợp đồng mặt bằng')
  await page.goBack()
  await expect(title).toHaveCount(0)
  await expect(page).toHaveURL(/tasks\?open=true$/)
  await page.goForward()
  await page.reload()
  await expect(title).toHaveValue('Đọc điều 6 hợp đồng mặt bằng')
  await page.goto('apps/tasks/none')
  await expect(page.getByRole('heading', { name: say('This task is not here') })).toBeVisible()
})

test('a task is completed and reopened, deleted and restored, at its position', async ({
  page,
  language,
  say,
}) => {
  await open(page, 'apps/tasks')
  const line = lineOf(page, 'So giá túi giấy ba nhà cung cấp')
  await expect(line).toBeVisible()
  const stored = await storedTasks(page)
  const before = stored.map(task => task.title)
  const remaining = stored.filter(({ type, completed }) => type === 'task' && !completed).length
  const showsRemaining = (count: number) =>
    expect(
      page
        .locator('header')
        .filter({ hasText: language === 'vi' ? `Còn ${count} việc` : `${count} remaining` }),
    ).toBeVisible()
  await showsRemaining(remaining)
  const tick = line.getByRole('checkbox')
  await tick.check()
  await showsRemaining(remaining - 1)
  await expect.poll(async () => (await taskOf(page, 'So giá túi giấy ba nhà cung cấp'))?.completed).toBe(true)
  await tick.uncheck()
  await showsRemaining(remaining)
  await expect
    .poll(async () => (await taskOf(page, 'So giá túi giấy ba nhà cung cấp'))?.completed)
    .toBe(false)

  await line.getByRole('link').focus()
  await page.keyboard.press('Delete')
  await expect(line).toHaveCount(0)
  await expect(page.locator('li[data-index] :focus')).toHaveCount(1)
  await page.getByRole('button', { name: say('Undo') }).click()
  await expect(line).toBeVisible()
  await expect.poll(async () => (await storedTasks(page)).map(task => task.title)).toEqual(before)
})

test('several tasks are selected and completed, moved or deleted together', async ({ page, say }) => {
  await open(page, 'apps/tasks')
  const link = (title: string) => lineOf(page, title).getByRole('link')
  await link('Thay bóng đèn kho sau').click({ modifiers: ['Control'] })
  await link('Đọc điều 6 hợp đồng mặt bằng').click({ modifiers: ['Shift'] })
  const bar = page.getByRole('toolbar', { name: say('Selected tasks') })
  await expect(bar.getByRole('status')).toContainText('3')
  await bar.getByRole('button', { name: say('Complete') }).click()
  await expect(bar).toHaveCount(0)
  const done = async () => (await storedTasks(page)).filter(task => task.completed).map(({ id }) => id)
  await expect.poll(done).toEqual(['task-1-1', 'task-3-1', 'task-3-2', 'task-3-3'])

  await page.getByRole('button', { name: say('More actions') }).click()
  await page.getByRole('menuitem', { name: say('Select tasks') }).click()
  await link('Thay bóng đèn kho sau').click()
  await link('Xếp ca tuần 48').click()
  await bar.getByRole('button', { name: say('Move to a section') }).click()
  await page.getByRole('menuitem', { name: 'Trước giờ mở cửa' }).click()
  await expect
    .poll(async () => (await storedTasks(page)).slice(0, 3).map(({ id }) => id))
    .toEqual(['section-1', 'task-3-1', 'task-3-2'])
})

test('@long search ignores accents; the search and the filters are in the address', async ({ page, say }) => {
  await open(page, 'apps/tasks')
  const search = page.getByRole('searchbox', { name: say('Search tasks') })
  await page.keyboard.press('/')
  await search.fill('hoa don')
  await expect(page).toHaveURL(/\?q=hoa(\+|%20)don$/)
  await expect(lineOf(page, 'Máy in hoá đơn quầy 2 in mờ')).toBeVisible()
  await expect(lineOf(page, 'Thay bóng đèn kho sau')).toHaveCount(0)
  await expect(page.locator('main mark').first()).toHaveText(/ho/)
  await search.fill('khong co gi')
  await expect(page.getByRole('heading', { name: say('No results found!') })).toBeVisible()
  await search.fill('')
  await expect(page).toHaveURL(/tasks$/)

  const mine = page.getByRole('button', { name: say('Mine') })
  await expect(mine.locator('svg')).toHaveCount(0)
  expect(await hasEdge(mine), 'a filter that is off looks like a button').toBe(true)
  await mine.click()
  await expect(mine.locator('svg'), 'one that is on has a tick').toBeVisible()
  await page.getByRole('button', { name: say('Only open') }).click()
  await expect(page).toHaveURL(/mine=true&open=true/)
  await expect(lineOf(page, 'Xếp ca tuần 48')).toBeVisible()
  await expect(lineOf(page, 'Thay bóng đèn kho sau')).toHaveCount(0)
  await expect(lineOf(page, 'Đếm két quầy 1 và quầy 2')).toHaveCount(0)
  await page.reload()
  await expect(mine).toHaveAttribute('aria-pressed', 'true')
  await expect(lineOf(page, 'Thay bóng đèn kho sau')).toHaveCount(0)
})

test('@long a section is added, renamed and collapsed, and stays collapsed', async ({ page, say }) => {
  await open(page, 'apps/tasks')
  await lineOf(page, 'Thay bóng đèn kho sau').waitFor()
  const fold = page.getByRole('button', { name: 'Cửa hàng', exact: true })
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(lineOf(page, 'Thay bóng đèn kho sau')).toHaveCount(0)
  await page.reload()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('s')
  const names = page.getByRole('textbox', { name: say('Name of the section') })
  await expect(names).toHaveCount(4)
  await expect(names.and(page.locator(':focus'))).toHaveValue('')
  await page.keyboard.type('Kho')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await taskOf(page, 'Kho'))?.type).toBe('section')
})

test('@long tasks with a due date are exported as a calendar, which is imported again', async ({
  page,
  say,
}) => {
  await open(page, 'apps/tasks')
  await page.getByRole('button', { name: say('More actions') }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: say('Export to a calendar') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const text = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  const events = text.match(/BEGIN:VTODO|BEGIN:VEVENT/g) ?? []
  const dated = (await storedTasks(page)).filter(task => task.dueDate && !task.completed)
  expect(events.length).toBe(dated.length)
  expect(text).toContain('SUMMARY:Nhận hàng Hòn Thơm ở kho 2')
  expect(text).toContain('BEGIN:VALARM')
  expect(text).toMatch(/RRULE:FREQ=WEEKLY/)

  async function choose(name: string, content: string) {
    await page.getByRole('button', { name: say('More actions') }).click()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: say('Import from a calendar') }).click()
    await (await choosing).setFiles({ name, mimeType: 'text/calendar', buffer: Buffer.from(content) })
  }
  await choose('goods.csv', 'name,price')
  await expect(page.getByText(say('“{name}” is not a calendar file.', { name: 'goods.csv' }))).toBeVisible()
  await choose('tasks.ics', text)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(String(dated.length))
  await question.getByRole('button', { name: say('Add'), exact: true }).click()
  const named = async () =>
    (await storedTasks(page)).filter(({ title }) => title === 'Nhận hàng Hòn Thơm ở kho 2').length
  await expect.poll(named).toBe(2)

  // The system opens the file with the installed app.
  await launchWith(page, { name: 'viec.ics', type: 'text/calendar', text })
  await page.goto('apps/tasks?file=true')
  await expect(question).toContainText(String(dated.length))
  await question.getByRole('button', { name: say('Add'), exact: true }).click()
  await expect.poll(named).toBe(3)
})

test('@long ? shows the keyboard shortcuts of the screen', async ({ page, say }) => {
  await open(page, 'apps/tasks')
  await lineOf(page, 'Xếp ca tuần 48').waitFor()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: say('Keys of this screen') })
  await expect(sheet).toContainText(say('New task'))
  await expect(sheet).toContainText(say('Move up'))
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('text that is being typed when a session ends is there after signing in again', async ({
  page,
  say,
}) => {
  await open(page, 'apps/tasks/task-3-3')
  const notes = page.getByRole('textbox', { name: say('Notes') })
  const forged = `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ exp: 4102444800 }))}.forged`
  // In one step, because any call of the page ends the session.
  await notes.evaluate((field: HTMLTextAreaElement, token) => {
    localStorage.setItem('outpost.session', token)
    field.select()
    document.execCommand('insertText', false, 'Gọi luật sư trước')
  }, forged)
  await expect(page).toHaveURL(/sign-in\?redirectURL/)
  await page.getByRole('button', { name: say('Use a sample account') }).click()
  await page.getByRole('button', { name: say('Owner') }).click()
  await page.getByRole('button', { name: say('Sign in') }).click()
  await expect(notes).toHaveValue('Gọi luật sư trước')
  await expect
    .poll(async () => (await taskOf(page, 'Đọc điều 6 hợp đồng mặt bằng'))?.notes)
    .toBe('Gọi luật sư trước')
})
