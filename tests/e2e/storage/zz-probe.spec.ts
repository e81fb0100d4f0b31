import { randomBytes } from 'node:crypto'
import { apiOf } from '#tests/support/api.ts'
import { test } from '#tests/support/test.ts'

test('probe', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  const session = await page.context().newCDPSession(page)
  await page.goto('icons/mark.svg')
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 12 * 1024 * 1024 })
  await page.goto('sign-in/outpost')
  const api = await apiOf(page)
  const make = (size: number) => `data:image/png;base64,${randomBytes(size).toString('base64')}`
  const est = () => page.evaluate(() => navigator.storage.estimate())
  let size = 2_000_000
  let made = 0
  while (size > 50) {
    const { status } = await api.send('/api/apps/notes', { method: 'POST', body: { note: { title: 'Lớn', image: make(size) } }, key: crypto.randomUUID() })
    if (status === 200) made++
    else size = Math.floor(size / 4)
    if (made > 200) break
  }
  console.log('made', made, 'size', size, JSON.stringify(await est()))
  const { reply } = await api.send('/api/apps/notes/all')
  const notes = (reply as { id: string, title: string, image: string }[]).filter(n => n.title === 'Lớn')
  const big = notes.toSorted((a, b) => b.image.length - a.image.length)
  console.log('delete small via api', (await api.send(`/api/apps/notes?id=${big.at(-1)?.id}`, { method: 'DELETE' })).status)
  console.log('delete big via api', (await api.send(`/api/apps/notes?id=${big[0]?.id}`, { method: 'DELETE' })).status)
  console.log('task create', (await api.send('/api/apps/tasks/task', { method: 'POST', body: { task: { title: 'x' } } })).status)
  const raw = await page.evaluate(async id => {
    const db = await new Promise<IDBDatabase>(r => { const o = indexedDB.open('outpost'); o.onsuccess = () => r(o.result) })
    return new Promise(r => {
      const t = db.transaction(['notes'], 'readwrite')
      t.objectStore('notes').delete(id)
      t.oncomplete = () => { db.close(); r('ok') }
      t.onabort = () => { db.close(); r(String(t.error)) }
    })
  }, big[0]?.id ?? '')
  console.log('raw delete', raw, JSON.stringify(await est()))
  console.log('task create', (await api.send('/api/apps/tasks/task', { method: 'POST', body: { task: { title: 'x' } } })).status)
  for (let i = 0; i < 8; i++) {
    await page.evaluate(() => new Promise(r => setTimeout(r, 1000)))
    console.log(i, JSON.stringify(await est()), (await api.send('/api/apps/tasks/task', { method: 'POST', body: { task: { title: 'x' } } })).status)
  }
})
