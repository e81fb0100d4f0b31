import { randomUUID } from 'node:crypto'
import type { Product } from '#src/contract/products.ts'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import type { Task } from '#src/contract/tasks.ts'
import { sharedTables } from '#sw/team/shared-tables.ts'
import { rowsOf } from '#tests/support/data/rows.ts'
import {
  allRows,
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

/* Every line of "Conflicts" in the design of the team, with writes of two devices without a network. */

const say = wordsOf('vi')
const tasksPath = '/api/apps/tasks'
const productPath = '/api/apps/ecommerce/inventory/product'

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

const change = ({ write }: TeamDevice, id: string, task: object) =>
  write('PATCH', `${tasksPath}/task`, { id, task })
const name = ({ write }: TeamDevice, id: string, product: object) =>
  write('PATCH', productPath, { id, product })

/** Sells pieces of a product for cash, in two writes. Returns the paid sale. */
async function sell({ page, write }: TeamDevice, sessionId: string, product: Product, quantity: number) {
  const [id, at, price] = [randomUUID(), new Date().toISOString(), Math.round(product.price)]
  const device = await page.evaluate(() => localStorage.getItem('outpost.device'))
  const line = { id: randomUUID(), productId: product.id, unit: '', factor: 1, quantity, price, discount: 0 }
  await write('POST', '/api/shop/sales', {
    id,
    at,
    device,
    sessionId,
    warehouseId: 'store',
    customerId: null,
    discount: 0,
    note: '',
    lines: [{ ...line, taxPercent: 8, note: '' }],
  })
  const payments = [{ method: 'cash', amount: quantity * price + 100_000 }]
  return write<Sale>('POST', `/api/shop/sales/${id}/pay`, { version: 1, at, payments })
}

/** Returns the rows of the team as JSON, by table and key. Bytes are the text `bytes`. */
async function rowsOfTeam(): Promise<Record<string, unknown>> {
  const rows = (await team?.rows()) ?? []
  const text = (doc: object) =>
    JSON.stringify(doc, (_, value) => (typeof value?.$bytes === 'string' ? 'bytes' : value))
  return Object.fromEntries(
    rows.flatMap(({ table, key, doc }) =>
      doc ? [[`${table} ${JSON.stringify(key)}`, JSON.parse(text(doc))]] : [],
    ),
  )
}

/** Runs each write of a device and expects that its chip counts it. */
async function inOrder(device: TeamDevice, writes: readonly (() => Promise<unknown>)[], before = 0) {
  for (const [index, write] of writes.entries()) {
    await write()
    await showsWaiting(device, before + index + 1)
  }
}

test('@long crossing writes of two devices without a network end by the rules of the team', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(360_000)
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const [one, two] = [await joinTeam(browser, at, 'Quầy 1'), await joinTeam(browser, at, 'Quầy 2')]
  const tasks = (await one.api.tasks()).filter(({ type, completed }) => type === 'task' && !completed)
  const [fields, repeated, moved, tagged, removed] = tasks.map(({ id }) => id)
  if (!fields || !repeated || !moved || !tagged || !removed) throw new Error('The sample has too few tasks')
  const products = (await rowsOf<Product>(one.page, 'products')).filter(
    ({ active, stock, trackStock }) => active && stock > 3 && trackStock !== false,
  )
  const [sold, named, other] = products
  if (!sold || !named || !other) throw new Error('The sample has too few products')

  const title = 'Việc lặp lại'
  const sessionId = randomUUID()

  const tag = await test.step('both devices begin with the same rows', async () => {
    await change(one, repeated, { title, repeat: 'daily', dueDate: '2026-11-20T10:00:00.000Z' })
    const tag = await one.write('POST', `${tasksPath}/tag`, { tag: { title: 'Nhãn chung' } })
    await change(one, tagged, { tags: [tag.id] })
    const opening = { id: sessionId, at: new Date().toISOString(), device: 'A', opening: 500_000 }
    await one.write('POST', '/api/shop/sessions', opening)
    await isInStep(one)
    await syncNow(two)
    await expect
      .poll(async () => (await rowsOf<{ id: string }>(two.page, 'shopSessions')).map(({ id }) => id))
      .toContain(sessionId)
    return tag
  })

  const cashBefore = await cashOf(one)

  await one.setOffline(true)
  await two.setOffline(true)

  const firstSale = await test.step('the first device writes without a network', async () => {
    const next = tasks.at(-1)?.id
    await inOrder(one, [
      () => change(one, fields, { title: 'Của quầy 1' }),
      () => change(one, fields, { priority: 0 }),
      () => one.write('PATCH', `${tasksPath}/complete`, { ids: [repeated], completed: true }),
      () => one.write('PATCH', `${tasksPath}/rows`, { ids: [moved], after: next }),
      () => one.write('DELETE', `${tasksPath}/tag?id=${tag.id}`),
      () => one.write('DELETE', `${tasksPath}/task?id=${removed}`),
      () => name(one, named.id, { sku: 'TRUNG-MA', barcode: '8930000000017' }),
      () => one.write('POST', `${tasksPath}/tag`, { tag: { title: 'Trùng tên' } }),
      () => one.write('POST', '/api/apps/contacts/contact'),
    ])
    const firstSale = await sell(one, sessionId, sold, sold.stock - 1)
    await showsWaiting(one, 11)
    return firstSale
  })

  const secondSale = await test.step('the second device writes without a network', async () => {
    await inOrder(two, [
      () => change(two, fields, { notes: 'Của quầy 2' }),
      () => change(two, fields, { priority: 2 }),
      () => two.write('PATCH', `${tasksPath}/complete`, { ids: [repeated], completed: true }),
      () => two.write('PATCH', `${tasksPath}/rows`, { ids: [moved] }),
      () => two.write('PATCH', `${tasksPath}/tag`, { id: tag.id, tag: { title: 'Nhãn đổi tên' } }),
      () => change(two, removed, { title: 'Sửa việc đã xoá' }),
      () => name(two, other.id, { sku: 'TRUNG-MA' }),
      () => name(two, other.id, { barcode: '8930000000017' }),
      () => two.write('POST', `${tasksPath}/tag`, { tag: { title: 'Trùng tên' } }),
      () => two.write('POST', '/api/apps/contacts/contact'),
    ])
    const secondSale = await sell(two, sessionId, sold, 2)
    await showsWaiting(two, 12)
    return secondSale
  })

  await test.step('the second device is refused what the first has removed or taken', async () => {
    await one.setOffline(false)
    await isInStep(one)
    await two.setOffline(false)
    // The renamed tag and the changed task were removed; the SKU, the barcode and the title of the tag are taken.
    await showsRefused(two, 5)
    const refusals = await rowsOf<{ status: number; path: string }>(two.page, 'outbox')
    expect(refusals.map(({ status, path }) => `${status} ${path}`)).toEqual([
      `404 ${tasksPath}/tag`,
      `404 ${tasksPath}/task`,
      `409 ${productPath}`,
      `409 ${productPath}`,
      `409 ${tasksPath}/tag`,
    ])
  })

  await test.step('a refused change is sent again, the others are discarded', async () => {
    // The removed task is taken back from the trash, and the refused change is sent again.
    await two.write('POST', `${tasksPath}/restore`, { ids: [removed] })
    await showsRefused(two, 5)
    await two.page
      .getByRole('button', {
        name: new RegExp(`^${say('Try again: {what}', { what: '' })}.*Sửa việc đã xoá`),
      })
      .click()
    await showsRefused(two, 4)
    await discard(two, 'Nhãn đổi tên')
    await showsRefused(two, 3)
    await discard(two, 'Trùng tên')
    await showsRefused(two, 2)
    await discard(two, '“TRUNG-MA”')
    await showsRefused(two, 1)
    await discard(two, '“8930000000017”')
    await isInStep(two)
    // The person has chosen another SKU.
    await name(two, other.id, { sku: 'MA-KHAC' })
    await isInStep(two)
    await syncNow(one)
  })

  const server = await rowsOfTeam()

  await test.step('both devices have the rows of the team', async () => {
    for (const { page } of [one, two]) await expect.poll(() => allRows(page, sharedTables)).toEqual(server)
    expect(Object.keys(server).length).toBeGreaterThan(100)
  })

  const row = (table: string, id: unknown) => server[`${table} ${JSON.stringify(id)}`]

  await test.step('the rows have the changes of both devices', async () => {
    expect(row('tasks', fields)).toMatchObject({ title: 'Của quầy 1', notes: 'Của quầy 2', priority: 2 })
    const stored = Object.keys(server).flatMap(key => (key.startsWith('tasks ') ? [server[key] as Task] : []))
    expect(
      stored
        .filter(task => task.title === title)
        .map(({ completed }) => completed)
        .toSorted(),
    ).toEqual([false, true])
    const firstTask = stored.toSorted((a, b) => a.order - b.order)[0]
    expect(firstTask?.id).toBe(moved)
    expect([row('taskTags', tag.id), row('tasks', tagged)]).toEqual([
      undefined,
      expect.objectContaining({ tags: [] }),
    ])
    expect(row('tasks', removed)).toMatchObject({ title: 'Sửa việc đã xoá' })
    expect(row('trash', removed)).toBeUndefined()
    expect(row('products', named.id)).toMatchObject({ sku: 'TRUNG-MA', barcode: '8930000000017' })
    expect(row('products', other.id)).toMatchObject({ sku: 'MA-KHAC', barcode: other.barcode })
  })

  await test.step('both sales count in the stock and in the money', async () => {
    // The stock is below zero, and the money is the sum.
    expect(row('productStock', sold.id)).toMatchObject({ onHand: -1 })
    const total = firstSale.totals.total + secondSale.totals.total
    expect(await cashOf(one)).toBe(cashBefore + total)
    expect(row('shopSessions', sessionId)).toMatchObject({
      expected: 500_000 + total,
      taken: { cash: total },
    })
    const codes = [firstSale, secondSale].map(({ id }) => (row('shopDocuments', id) as Sale).code)
    expect(codes).toEqual([firstSale.code, secondSale.code])
    expect(codes.map(code => code.replace(/\d{6}/, 'day'))).toEqual(['HD-A-day-001', 'HD-B-day-001'])
  })

  await one.leave()
  await two.leave()
})

const cashOf = async ({ page }: TeamDevice) =>
  (await rowsOf<{ id: string; balance: number }>(page, 'fundAccounts')).find(({ id }) => id === 'cash')
    ?.balance ?? Number.NaN
