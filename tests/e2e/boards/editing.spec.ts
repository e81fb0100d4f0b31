import { cardOf, listOf, storedCards, storedLists } from '#tests/support/data/boards.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachMirroredVariant, reloadOffline } from '#tests/support/variants.ts'

const first = 'tet-list-1'

eachMirroredVariant(({ testIn }) => {
  testIn(2)(
    'a card is added, edited, completed step by step, deleted and restored, and is there without a network',
    async ({ page, say }) => {
      await open(page, 'apps/scrumboard')
      await page.getByRole('link', { name: 'Quà Tết Đinh Mùi 2027' }).click()
      const list = listOf(page, first)
      await list.getByRole('button', { name: say('Add a card to {title}', { title: say('To do') }) }).click()
      const field = list.getByRole('textbox', { name: say('Title of the card') })
      await field.press('Escape')
      await expect(field).toHaveCount(0)
      const head = list.getByRole('button', { name: say('New card in {title}', { title: say('To do') }) })
      await head.click()
      await expect(field, 'the head of the list opens the same field').toBeFocused()
      await head.click()
      await expect(field, 'which gets the focus when it is open').toBeFocused()
      await field.fill('Đặt mai chậu')
      await field.press('Enter')
      await field.fill('Đặt quất')
      await field.press('Enter')
      await field.press('Escape')
      await cardOf(page, 'Đặt quất').getByRole('link').click()

      const dialog = page.getByRole('dialog')
      await expect(page).toHaveURL(/scrumboard\/tet\/card\//)
      await dialog.getByRole('textbox', { name: say('Title'), exact: true }).fill('Đặt quất cảnh')
      await dialog.getByRole('textbox', { name: say('Description') }).fill('Vườn anh Tư, 0903 555 010')
      await dialog.getByRole('button', { name: say('No date') }).click()
      await page.getByRole('button', { name: say('Tomorrow') }).click()
      await dialog.getByRole('button', { name: say('Change labels') }).click()
      await page.getByRole('checkbox', { name: say('Design') }).check()
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: say('Add a step') }).click()
      await page.keyboard.type('Gọi vườn')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Đặt cọc')
      await dialog.getByRole('checkbox').first().check()
      await dialog.getByRole('button', { name: say('Close') }).click()

      const card = cardOf(page, 'Đặt quất cảnh')
      await expect(card).toContainText('1/2')
      await expect(card).toContainText(say('Design'))
      await expect(card.locator('[data-due=soon]')).toBeVisible()
      await expect
        .poll(async () => (await storedCards(page, 'tet')).find(({ title }) => title === 'Đặt quất cảnh'))
        .toMatchObject({
          listId: first,
          labels: ['tet-design'],
          description: 'Vườn anh Tư, 0903 555 010',
        })

      await card.getByRole('link').click()
      await dialog.getByRole('button', { name: say('Clear') }).click()
      await dialog.getByRole('button', { name: /Đặt quất cảnh/ }).click()
      await page.getByRole('menuitem', { name: say('Delete'), exact: true }).click()
      await expect(card).toHaveCount(0)
      await expect(page).toHaveURL(/scrumboard\/tet$/)
      await page.getByRole('button', { name: say('Undo') }).click()
      await expect(card).toBeVisible()
      await expect(card.locator('[data-due]')).toHaveCount(0)
      await reloadOffline(page)
      await expect(card).toContainText('1/2')
    },
  )

  testIn(2)(
    '@long a board is created, its lists are renamed, moved, added and deleted, and it is deleted',
    async ({ page, say }) => {
      await open(page, 'apps/scrumboard')
      await page.getByRole('button', { name: say('New board') }).click()
      const form = page.getByRole('dialog')
      await form.getByRole('textbox', { name: say('Title') }).fill('Khai trương chi nhánh')
      await form.getByRole('textbox', { name: say('Description') }).fill('Trước lễ 30/4')
      await form.getByRole('radio', { name: say('Megaphone') }).check({ force: true })
      await form.getByRole('checkbox', { name: 'Lê Minh Châu' }).check()
      await form.getByRole('button', { name: say('Create the board') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khai trương chi nhánh')

      const lists = page.locator('[data-list]')
      const title = (index: number) =>
        lists.nth(index).getByRole('textbox', { name: say('Title of the list') })
      await expect(lists).toHaveCount(4)
      await expect(title(0)).toHaveValue(say('To do'))
      await title(0).fill('Việc gấp')
      await title(0).press('Enter')
      const menu = (index: number) =>
        lists.nth(index).getByRole('button', { name: say('More actions for {title}', { title: 'Việc gấp' }) })
      await menu(0).click()
      await page.getByRole('menuitem', { name: say('Move right') }).click()
      await expect(title(1)).toHaveValue('Việc gấp')
      await page.getByRole('button', { name: say('Add a list') }).click()
      await expect(page.getByRole('button', { name: say('Add list'), exact: true })).toBeVisible()
      await page
        .getByRole('textbox', { name: say('Title of the list') })
        .last()
        .fill('Để sau')
      await page.keyboard.press('Enter')
      await expect(lists).toHaveCount(5)
      await menu(1).click()
      await page.getByRole('menuitem', { name: say('Delete the list') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('Delete the list') })
        .click()
      await expect(lists).toHaveCount(4)
      const boardId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await expect
        .poll(async () => (await storedLists(page, boardId)).map(list => [list.title, list.done]))
        .toEqual([
          ['In progress', false],
          ['In review', false],
          ['Completed', true],
          ['Để sau', false],
        ])

      await page.getByRole('button', { name: say('More actions for the board') }).click()
      await page.getByRole('menuitem', { name: say('Delete the board') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('Delete the board') })
        .click()
      await expect(page).toHaveURL(/scrumboard$/)
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(4)
    },
  )
})

test('@long the board shows only what is due soon, or one label, and a finished list has nothing overdue', async ({
  page,
  language,
  say,
}) => {
  await open(page, 'apps/scrumboard/tet')
  await expect(page.locator('[data-due=late]')).toHaveCount(1)
  await expect(listOf(page, 'tet-list-4').locator('[data-due=done]').first()).toBeVisible()
  await page.getByRole('button', { name: say('Due soon') }).click()
  await expect(page).toHaveURL(/due=true/)
  await expect(listOf(page, 'tet-list-1').locator('li[data-card]')).toHaveCount(0)
  await expect(listOf(page, 'tet-list-2').locator('li[data-card]')).toHaveCount(3)
  // Other screens have another word for labels.
  await page.getByRole('button', { name: language === 'vi' ? 'Nhãn' : 'Labels', exact: true }).click()
  await page.getByRole('menuitemradio', { name: say('Bug') }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('li[data-card]')).toHaveCount(1)
  await page.getByRole('button', { name: say('Show all cards') }).click()
  await expect(page.locator('li[data-card]').nth(4)).toBeVisible()
})

test('@long a card is moved by its menu, archived and taken back, and a user who may only read changes nothing', async ({
  page,
  say,
}) => {
  await open(page, 'apps/scrumboard/tet')
  const card = cardOf(page, 'Thiệp viết tay: ba mẫu lời chúc')
  await card.hover()
  await card.getByRole('button').click()
  await page.getByRole('menuitem', { name: say('Move to…') }).hover()
  await page.getByRole('menuitem', { name: say('In review') }).click()
  await expect(listOf(page, 'tet-list-3').getByRole('link')).toHaveCount(3)
  await expect(listOf(page, 'tet-list-3').getByRole('link').last()).toHaveText(
    'Thiệp viết tay: ba mẫu lời chúc',
  )
  await card.hover()
  await card.getByRole('button').click()
  await page.getByRole('menuitem', { name: say('Archive') }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: say('Undo') }).click()
  await expect(card).toBeVisible()

  await open(page, 'apps/scrumboard/tet', 'viewer@outpost.example')
  await expect(card).toBeVisible()
  await expect(page.getByRole('button', { name: say('Add a list') })).toHaveCount(0)
  await expect(card.getByRole('button')).toHaveCount(0)
  await card.getByRole('link').click()
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: say('Title'), exact: true }),
  ).toHaveAttribute('readonly')
  await expect(page.getByRole('dialog').getByRole('button', { disabled: false })).toHaveCount(1)
})
