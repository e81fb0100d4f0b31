import { rowsOf } from '#tests/support/data/rows.ts'
import {
  discard,
  isInStep,
  joinTeam,
  showsRefused,
  showsWaiting,
  syncNow,
  type TeamDevice,
} from '#tests/support/servers/team-devices.ts'
import { startTeam } from '#tests/support/servers/team-server.ts'
import { expect, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')
/** The tables that both devices change. */
const compared = ['tasks', 'contacts', 'trash']

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

const change = (device: TeamDevice, id: string, task: object) =>
  device.write('PATCH', '/api/apps/tasks/task', { id, task })

/** Returns the rows of the compared tables, by table and id, without the order in which they are listed. */
const sorted = (rows: { id: string }[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

test('@long two devices write without a network, and end with the rows of the server', async ({
  browser,
  baseURL,
}) => {
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const [first, second] = [await joinTeam(browser, at, 'Quầy 1'), await joinTeam(browser, at, 'Quầy 2')]
  const [shared, removed] = (await first.api.tasks()).filter(({ type }) => type === 'task')
  expect((await second.api.tasks()).map(({ id }) => id)).toContain(shared?.id)
  const [sharedId, removedId] = [shared?.id ?? '', removed?.id ?? '']
  await isInStep(first)

  await first.setOffline(true)
  await second.setOffline(true)
  await change(first, sharedId, { title: 'Của quầy 1' })
  await change(second, sharedId, { notes: 'Của quầy 2' })
  await first.write('DELETE', `/api/apps/tasks/task?id=${removedId}`)
  await change(second, removedId, { title: 'Sửa việc đã xoá' })
  const { id: contactId } = await second.write('POST', '/api/apps/contacts/contact')
  await second.write('PATCH', '/api/apps/contacts/contact', {
    id: contactId,
    contact: { id: contactId, name: 'Cô Ba' },
  })
  await showsWaiting(first, 2)
  await showsWaiting(second, 4)

  await first.setOffline(false)
  await isInStep(first)
  await second.setOffline(false)
  await showsRefused(second, 1)
  await expect(second.page.getByText(say('Refused'), { exact: false }).first()).toBeVisible()
  await discard(second, 'Sửa việc đã xoá')
  await isInStep(second)

  await syncNow(first)
  const server = (await team?.rows()) ?? []
  for (const device of [first, second])
    await expect
      .poll(async () => (await rowsOf<{ id: string }>(device.page, 'tasks')).length)
      .toBe(server.filter(({ table, doc }) => table === 'tasks' && doc).length)
  for (const table of compared) {
    const rows = sorted(
      server.flatMap(row => (row.table === table && row.doc ? [row.doc as { id: string }] : [])),
    )
    for (const { page } of [first, second])
      await expect.poll(async () => sorted(await rowsOf<{ id: string }>(page, table)), table).toEqual(rows)
  }
  const task = server.find(({ table, key }) => table === 'tasks' && key === sharedId)?.doc
  expect(task).toMatchObject({ title: 'Của quầy 1', notes: 'Của quầy 2' })
  const contact = server.find(({ table, key }) => table === 'contacts' && key === contactId)?.doc
  expect(contact).toMatchObject({ name: 'Cô Ba' })
  await isInStep(first)
  await isInStep(second)
  await first.leave()
  await second.leave()
})
