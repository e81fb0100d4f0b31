import { casesOf } from '#tests/support/chosen-variant.ts'
import { storedTasks } from '#tests/support/data/tasks.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

test.use({ viewport: { width: 390, height: 780 } })

test('@long a typed repetition and assignee are shown as chips, and the repetition is changed in the drawer', async ({
  page,
  language,
  paneRole,
  say,
}) => {
  const taskOf = async (title: string) => (await storedTasks(page)).filter(task => task.title === title)
  await signIn(page, '/apps/tasks')
  const add = page.getByRole('textbox', { name: say('Add a task') })
  const isVietnamese = language === 'vi'
  await add.fill(
    isVietnamese
      ? 'Kiểm quầy kính mỗi thứ 2 đến hết tháng 6 @Châu !cao #kho'
      : 'Check the counter every Monday until June @Châu !high #kho',
  )
  const [monday, thursday] = isVietnamese ? ['Thứ Hai', 'Thứ Năm'] : ['Monday', 'Thursday']
  const chips = page.getByRole('list', { name: say('Understood') }).getByRole('listitem')
  await expect(chips).toHaveCount(4)
  await expect(chips.nth(0)).toContainText(monday)
  await expect(chips.nth(0)).toContainText('30/06/')
  await expect(chips.nth(1)).toContainText('Lê Minh Châu')
  await expect(chips.nth(2)).toContainText(say('High'))

  await page.getByRole('button', { name: say('Remove {tag}', { tag: 'kho' }) }).click()
  await expect(chips).toHaveCount(3)
  await add.press('Enter')
  const title = isVietnamese ? 'Kiểm quầy kính #kho' : 'Check the counter #kho'
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await expect(chips).toHaveCount(0)
  await expect
    .poll(() => taskOf(title))
    .toMatchObject([
      {
        priority: 0,
        tags: [],
        repeat: expect.stringMatching(/^FREQ=WEEKLY;BYDAY=MO;UNTIL=\d{4}0630$/),
        assignedTo: expect.any(String),
      },
    ])

  const [added] = await taskOf(title)

  await page.getByRole('link', { name: title, exact: true }).click()
  const drawer = page.getByRole(paneRole, { name: title })
  await drawer.getByRole('button', { name: new RegExp(`^${say('Repeat')}: `) }).click()
  await page.getByRole('menuitemradio', { name: say('Custom…') }).click()
  const dialog = page.getByRole('dialog', { name: say('Repeat'), exact: true })
  await dialog.getByRole('textbox', { name: say('Repeat every') }).fill('2')
  await dialog.getByRole('button', { name: thursday }).click()
  await dialog.getByText(say('A number of times')).click()
  await dialog.getByRole('textbox', { name: say('Times, with this one') }).fill('3')
  await expect(dialog.getByRole('status')).toContainText(`${monday}, ${thursday}`)
  await dialog.getByRole('button', { name: say('Done') }).click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(async () => (await taskOf(title))[0]?.repeat)
    .toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=3')

  await drawer.getByRole('button', { name: say('Mark complete') }).click()
  await expect.poll(async () => (await taskOf(title)).length).toBe(2)
  const [next, done] = await taskOf(title)
  expect(done).toMatchObject({ id: added?.id, completed: true, repeat: null })
  expect(next).toMatchObject({ completed: false, repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=2' })
  const days = (Date.parse(next?.dueDate ?? '') - Date.parse(added?.dueDate ?? '')) / 86_400_000
  expect(days, 'Thursday of the same week').toBe(3)
})

for (const { language, later, repeated } of casesOf([
  {
    language: 'vi',
    later: 'Gọi lại khách sau 2 giờ',
    repeated: 'Đảo hàng 2 tuần một lần đến hết tháng 6 @Châu',
  },
  {
    language: 'en',
    later: 'Call the customer in 2 hours',
    repeated: 'Rotate the stock every 2 weeks until June @Châu',
  },
] as const))
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('@long a time from now, and a repetition with interval and end, are read from what is typed', async ({
      page,
      say,
    }) => {
      await signIn(page, '/apps/tasks')
      const add = page.getByRole('textbox', { name: say('Add a task') })
      const chips = page.getByRole('list', { name: say('Understood') }).getByRole('listitem')
      const ids = new Set((await storedTasks(page)).map(({ id }) => id))
      const added = async () => (await storedTasks(page)).find(({ id }) => !ids.has(id))
      await add.fill(later)
      await expect(chips).toHaveCount(1)
      const typedAt = Date.now()
      await add.press('Enter')
      await expect.poll(added).toMatchObject({ title: later.replace(/ (sau|in) 2.*/, '') })
      const task = await added()
      const minutes = (Date.parse(task?.dueDate ?? '') - typedAt) / 60_000
      expect(minutes).toBeGreaterThan(118)
      expect(minutes).toBeLessThan(122)
      ids.add(task?.id ?? '')

      await add.fill(repeated)
      await expect(chips).toHaveCount(2)
      await expect(chips.nth(1)).toContainText('Lê Minh Châu')
      await add.press('Enter')
      await expect.poll(added).toMatchObject({
        title: language === 'vi' ? 'Đảo hàng' : 'Rotate the stock',
        repeat: expect.stringMatching(/^FREQ=WEEKLY;INTERVAL=2;UNTIL=\d{4}0630$/),
        assignedTo: 'chau',
      })
    })
  })
