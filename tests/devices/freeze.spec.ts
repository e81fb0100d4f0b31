import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { Manifest } from 'vite'
import { controlled } from '#tests/support/browser/worker.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { sample } from '#tests/support/test.ts'
import { saveDevice } from './device.ts'
import { ownRows, type Sent } from './own-rows.ts'
import { readDatabase } from './raw-database.ts'

const { DIST: dist = 'dist', DEVICE: name = '' } = process.env

/** Saves a device with the build in `DIST` and with user data as `tests/fixtures/devices/{DEVICE}.json.br`. */
test('a device is saved', async ({ page }) => {
  const site = await deploy(dist)
  await page.goto(`${site.url}sign-in/outpost`)
  await controlled(page)
  await signIn(page)
  for (const sent of ownRows) expect(await send(page, sent), sent.path).toBe(200)
  await restoreBackup(page)
  await page.evaluate(copyRows)
  // The screens connect to both hubs. A sent message schedules its reply.
  await page.goto(`${site.url}apps/tasks?chat=duc`)
  const box = page.getByRole('dialog').getByRole('textbox')
  await box.fill('Lời nhắn của tôi')
  await box.press('Enter')
  await expect(page.getByRole('log')).toContainText('Lời nhắn của tôi')

  const database = await page.evaluate(readDatabase, 'outpost')
  expect(database.stores.filter(store => database.rows[store.name]?.length === 0)).toEqual([])
  saveDevice(name, { at: Date.now(), files: filesOf(dist), database })
  site.stop()
})

const signIn = (page: Page) =>
  page.evaluate(async body => {
    const reply = await fetch('/api/auth/sign-in', { method: 'POST', body: JSON.stringify(body) })
    localStorage.setItem('outpost.session', (await reply.json()).accessToken)
  }, sample)

const send = (page: Page, sent: Sent) =>
  page.evaluate(async ({ method, path, body, form }: Sent) => {
    const parts = new FormData()
    for (const [key, text] of Object.entries(form ?? {}))
      parts.append(key, key === 'file' ? new File([text], 'ghi-chu.png', { type: 'image/png' }) : text)
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('outpost.session')}`,
      'Idempotency-Key': crypto.randomUUID(),
      'merchant-id': 'outpost',
      'merchant-app': 'employee',
      index: 'huong',
    }
    return (await fetch(path, { method, headers, body: form ? parts : JSON.stringify(body) })).status
  }, sent)

/** Restores an export that was just made, which stores a snapshot of the replaced rows. */
const restoreBackup = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('outpost.session')}` }
    const exported = await (await fetch('/api/admin/backup/export', { headers })).blob()
    const body = new FormData()
    body.append('file', new File([exported], 'outpost.json'))
    const restored = await fetch('/api/admin/backup/restore', { method: 'POST', headers, body })
    if (!restored.ok) throw new Error(`${restored.status} ${await restored.text()}`)
  })

/** Adds a row to the tables to which no endpoint adds one: a copy of their first row with another key. */
const copyRows = () =>
  new Promise<void>((resolve, reject) => {
    const tables = {
      companies: { companyId: 'zz-own' },
      faqCategories: { id: 'own', slug: 'own', title: 'Mục của tôi' },
      faqs: { id: 'own', question: 'Câu hỏi của tôi' },
      guideCategories: { id: 'own', slug: 'own', title: 'Nhóm của tôi' },
      guides: { id: 'own', slug: 'own', title: 'Bài của tôi' },
      sets: { id: 'own', value: ['của tôi'] },
      users: { id: 'own', name: 'Tài khoản của tôi' },
      accounts: { email: 'own@outpost.example' },
      chatContacts: { id: 'own', index: 99 },
    }
    const opening = indexedDB.open('outpost')
    opening.onsuccess = () => {
      const names = [...opening.result.objectStoreNames]
      const writing = opening.result.transaction(names, 'readwrite')
      writing.addEventListener('complete', () => resolve())
      writing.addEventListener('abort', () => reject(writing.error))
      for (const [name, own] of Object.entries(tables)) {
        const store = writing.objectStore(name)
        store.getAll(null, 1).onsuccess = ({ target }) =>
          store.add({ ...(target as IDBRequest<object[]>).result[0], ...own })
      }
      writing.objectStore('outgoing').add({ token: 'gone', frame: '{"type":6}\u001e' })
      writing.objectStore('projections').put({ name: 'own', rows: [], at: 1, storedAt: 1, opened: 1 })
      opening.result.close()
    }
  })

/**
 * Returns the worker, and the files of the first screens and of the update offer, without fonts, so that all are text.
 */
function filesOf(directory: string): Record<string, string> {
  const read = (path: string) => readFileSync(join(directory, path), 'utf8')
  const { first } = JSON.parse(read('files.json')) as { first: FileOfBuild[] }
  const offer = filesOfModule(JSON.parse(read('.vite/manifest.json')), 'src/shell/device/update-offer.tsx')
  const kept = first.filter(({ url }) => !url.endsWith('.woff2'))
  for (const url of offer) if (!kept.some(file => file.url === url)) kept.push({ url, revision: null })
  const scripts = ['worker', ...['backup', 'hubs', 'more', 'sample'].map(part => `worker-${part}`)]
  return {
    ...Object.fromEntries(kept.map(({ url }) => [`/${url}`, read(url)])),
    ...Object.fromEntries(scripts.map(script => [`/${script}.js`, read(`${script}.js`)])),
    '/files.json': JSON.stringify({ first: kept, rest: [] }),
  }
}

function filesOfModule(manifest: Manifest, key: string): string[] {
  const { file, imports = [] } = manifest[key] ?? { file: '' }
  return [file, ...imports.flatMap(imported => filesOfModule(manifest, imported))]
}

interface FileOfBuild {
  url: string
  revision: string | null
}
