import { readDatabase } from '#tests/devices/raw-database.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { expect, open, test } from '#tests/support/test.ts'

test('row 44: `__proto__` and `constructor` in a patch are dropped, at every depth', async ({ page }) => {
  await open(page, 'apps/tasks')
  const foreign =
    '"__proto__":{"foreign":1},"constructor":{"prototype":{"foreign":1}},"prototype":{"foreign":1}'
  const status = await page.evaluate(async body => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('outpost.session')}` }
    return (await fetch('/api/apps/tasks/task', { method: 'PATCH', headers, body })).status
  }, `{${foreign},"id":"task-3-3","task":{${foreign},"title":"Tên mới"}}`)
  expect(status).toBe(200)
  const task = (await (await apiOf(page)).tasks()).find(({ id }) => id === 'task-3-3')
  expect(task?.title).toBe('Tên mới')
  const { rows } = await page.evaluate(readDatabase, 'outpost')
  expect(rows.tasks?.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('foreign')
  expect(JSON.stringify(rows.tasks)).not.toMatch(/"(__proto__|constructor|prototype)"/)
})

const products = '/api/apps/ecommerce/inventory/products?search=&sort=name&order=asc'

test('row 45: a bad query gets a reply with a sentence, and changes nothing', async ({ page }) => {
  await open(page, 'apps/tasks')
  const api = await apiOf(page)
  for (const [path, status] of [
    [`${products}&page=-1&size=10`, 400],
    [`${products}&page=0&size=1e9`, 400],
    [`${products}&page=0&size=1000000000`, 400],
    ['/api/apps/ecommerce/inventory/products?sort=constructor&order=asc&page=0&size=10', 400],
    ['/api/apps/mailbox/mails?filter=constructor', 404],
    ['/api/apps/mailbox/mails?folder=__proto__', 404],
    ['/api/apps/mailbox/mails?folder=inbox&page=-1', 400],
    ['/api/apps/tasks/task?id=__proto__', 404],
    ['/api/apps/tasks/task?id=%00', 404],
  ] as const) {
    const sent = await api.send(path)
    expect
      .soft([path, sent.status, sent.reply])
      .toEqual([path, status, expect.objectContaining({ message: expect.stringMatching(/\S+ \S+/) })])
  }
  const malformed = await page.evaluate(async () => (await fetch('/images/photos/%E0%A4%A/x')).status)
  expect(malformed).toBeGreaterThanOrEqual(400)
  expect(malformed).toBeLessThan(500)
})

test('row 45: a folder cannot be moved or copied into itself', async ({ page }) => {
  await open(page, 'apps/file-manager')
  const api = await apiOf(page)
  const create = async (name: string, folderId: string | null) => {
    const body = { folder: { name, folderId } }
    return (await api.send('/api/apps/file-manager/folder', { method: 'POST', body })).reply as { id: string }
  }
  const outer = await create('Ngoài', null)
  const inner = await create('Trong', outer.id)
  const list = () => api.send(`/api/apps/file-manager?folderId=${inner.id}`)
  const before = await list()
  for (const target of [outer.id, inner.id])
    for (const call of ['move', 'copy']) {
      const moves = [{ id: outer.id, folderId: target }]
      const { status } = await api.send(`/api/apps/file-manager/${call}`, { method: 'POST', body: { moves } })
      expect.soft([call, status]).toEqual([call, 400])
    }
  expect(await list()).toEqual(before)
})
