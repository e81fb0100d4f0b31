import { goTo } from '#tests/support/go-to.ts'
import { expect, open, test } from '#tests/support/test.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 860 } })

test('@long the global search finds mails, notes, boards, files, guides and messages, and “Show all” opens the search of the app or shows them', async ({
  page,
  language,
  isNarrow,
  say,
}) => {
  await open(page, 'main/console')
  const field = page.getByRole('combobox', { name: say('Search everything') })
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  // The worker has the names of the groups.
  const vietnamese: Record<string, string> = {
    Tasks: 'Công việc',
    Notes: 'Ghi chú',
    Mails: 'Thư',
    Files: 'Tệp',
    Help: 'Trợ giúp',
    Courses: 'Khoá học',
    Boards: 'Bảng việc',
    Chats: 'Trò chuyện',
  }
  const nameOf = (name: string) => (language === 'vi' ? (vietnamese[name] ?? name) : name)
  const all = (name: string) => group(name).getByRole('option', { name: new RegExp(`^${say('Show all')}`) })

  // On a narrow screen the field is in a panel.
  const openSearch = async () => {
    // The panel of the search before is closed.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await (isNarrow ? page.keyboard.press('Control+k') : field.click())
  }

  for (const [name, path] of [
    ['Tasks', 'tasks'],
    ['Notes', 'notes'],
    ['Mails', 'mailbox/all'],
    ['Files', 'file-manager'],
    ['Help', 'help-center'],
    ['Courses', 'academy'],
  ] as const) {
    await goTo(page, '/main/console')
    await openSearch()
    await field.fill('an')
    await expect(group(nameOf(name)).getByRole('option').first()).toBeVisible()
    await expect(group(nameOf(name)).getByRole('option')).toHaveCount(6)
    await all(nameOf(name)).click()
    await expect(page).toHaveURL(new RegExp(`/apps/${path}\\?q=an`))
    await expect(
      page
        .getByRole('searchbox')
        .or(page.getByRole('textbox', { name: /search|find|tìm/i }))
        .first(),
    ).toHaveValue('an')
  }

  // These have no search of their own, so all of their results are shown in place.
  await goTo(page, '/main/console')
  await openSearch()
  await field.fill('an')
  for (const name of ['Boards', 'Chats']) {
    await expect(group(nameOf(name)).getByRole('option')).toHaveCount(6)
    await all(nameOf(name)).click()
    await expect.poll(() => group(nameOf(name)).getByRole('option').count()).toBeGreaterThan(6)
    await expect(all(nameOf(name))).toHaveCount(0)
  }
  await field.fill('thiep viet tay')
  await group(nameOf('Boards'))
    .getByRole('option', { name: /Thiệp viết tay/ })
    .click()
  await expect(page).toHaveURL(/scrumboard\/tet\/card\/tet-list-1-card-2$/)
  await expect(page.getByRole('dialog').last()).toContainText('Thiệp viết tay')
})
