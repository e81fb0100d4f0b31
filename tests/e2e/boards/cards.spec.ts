import { cardOf, listOf, storedCards } from '#tests/support/data/boards.ts'
import { expect, open, test } from '#tests/support/test.ts'

test('@long the list of boards shows of each its icon, its text, five of its members and when it was edited', async ({
  page,
  say,
}) => {
  await open(page, 'apps/scrumboard')
  const tile = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Quà Tết Đinh Mùi 2027' }) })
  await expect(tile).toContainText('Hộp quà cho 140 đơn công ty')
  await expect(tile.locator('svg').first()).toBeVisible()
  const members = tile.getByRole('img', { name: /Nguyễn Thị Hường.*Mai Văn Đức/ })
  await expect(members).toContainText('+2')
  await expect(members.locator('> *'), 'five pictures and the number of the others').toHaveCount(6)
  const edited = say('Edited {words}', { words: '' }).trim()
  await expect(tile.locator('time')).toHaveText(new RegExp(`^${edited} .*\\d`))
  await expect(page.getByRole('button', { name: say('New board') })).toBeVisible()
})

test('@long a card gets a cover, a member and a new label, its copy has them too, and they are taken off', async ({
  page,
  say,
}) => {
  const [list, title] = ['tet-list-1', 'Thiệp viết tay: ba mẫu lời chúc']
  await open(page, 'apps/scrumboard/tet/card/tet-list-1-card-2')
  const dialog = page.getByRole('dialog').first()
  const head = listOf(page, list).locator('header')
  await expect(head).toContainText('5')
  await dialog.locator('input[type=file]').setInputFiles('public/images/files/blossom.jpg')
  await expect(dialog.locator('img[src^="data:image/jpeg"]')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: say('Copy link') }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await dialog.getByRole('button', { name: say('Change members') }).click()
  await page.getByRole('checkbox', { name: 'Lê Minh Châu' }).check()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: say('Change labels') }).click()
  await page.getByRole('textbox', { name: say('Find or create a tag') }).fill('Chờ in')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Chờ in' })).toBeChecked()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: say('Close') }).click()
  await expect(dialog).toHaveCount(0)

  const card = cardOf(page, title)
  const expectAll = async (shown: typeof card) => {
    await expect(shown.locator('img[src^="data:image/jpeg"]')).toBeVisible()
    await expect(shown).toContainText('Chờ in')
    await expect(shown.getByRole('img', { name: /Lê Minh Châu/ })).toBeVisible()
  }
  await expectAll(card)
  await expect
    .poll(async () => (await storedCards(page, 'tet')).find(({ id }) => id === 'tet-list-1-card-2'))
    .toMatchObject({
      cover: expect.stringMatching(/^data:image\/jpeg/),
      members: expect.arrayContaining(['chau']),
      labels: [expect.any(String), expect.any(String)],
    })
  await card.hover()
  await card.getByRole('button').click()
  await page.getByRole('menuitem', { name: say('Make a copy') }).click()
  await expect(page.getByText(say('Card copied'))).toBeVisible()
  await expect(card).toHaveCount(2)
  await expectAll(card.last())
  await expect(head).toContainText('6')
  const stored = (await storedCards(page, 'tet')).filter(({ listId }) => listId === list)
  const [first, copy] = stored.filter(row => row.title === title)
  expect(stored.map(row => row.title).slice(1, 3), 'right behind it').toEqual([title, title])
  for (const key of ['cover', 'members', 'labels', 'dueDate'] as const)
    expect(copy?.[key], key).toEqual(first?.[key])

  await card.last().getByRole('link').click()
  await dialog.getByRole('button', { name: say('Remove the cover') }).click()
  await expect(dialog.locator('img[src^="data:image/jpeg"]')).toHaveCount(0)
  await dialog.getByRole('button', { name: say('Remove {tag}', { tag: 'Lê Minh Châu' }) }).click()
  await dialog.getByRole('button', { name: say('Remove {tag}', { tag: 'Chờ in' }) }).click()
  await expect
    .poll(async () => (await storedCards(page, 'tet')).find(({ id }) => id === copy?.id))
    .toMatchObject({ cover: null, members: ['khoa'], labels: first?.labels.slice(0, 1) })
  await page.reload()
  await dialog.getByRole('button', { name: say('Close') }).click()
  await expectAll(card.first())
  await expect(card.last()).not.toContainText('Chờ in')
})
