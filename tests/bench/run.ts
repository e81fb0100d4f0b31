import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { deploy } from '#tests/support/site.ts'
import { launch, type Tab } from './browser.ts'
import { constantSite } from './constant.ts'
import { scriptBytes, timeLoads } from './loads.ts'
import { timeColdStarts, timeRequests } from './requests.ts'
import { printTable } from './statistics.ts'

/* `npm run bench`: measured in the page of the built app (`dist`). Only ratios within one run carry over to another. */

const rounds = Number(process.env.ROUNDS ?? 200)
const site = await deploy('dist', constantSite)
const ms = (value: number) => value.toFixed(1)
const kib = (bytes: number) => (bytes / 1024).toFixed(1)

const signIn = `(async () => {
  const body = JSON.stringify({ email: 'staff@outpost.example', password: 'Outpost-2026' })
  window.token = (await (await fetch('/api/auth/sign-in', { method: 'POST', body })).json()).accessToken
  localStorage.setItem('outpost.session', window.token)
})()`

const waitForControl = `(async () => {
  while (!navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, 50))
})()`

async function openSignedIn(page: Tab) {
  await page.goto(`${site.url}sign-in/outpost`)
  await page.evaluate(waitForControl)
  await page.evaluate(signIn)
}

const browser = await launch()
const constant = await browser.newPage()
await constant.goto(`${site.url}constant/index.html`)
await constant.evaluate(`navigator.serviceWorker.register('worker.js', { scope: './' })`)
await constant.evaluate(waitForControl)
const app = await browser.newPage()
await openSignedIn(app)

const [floor] = await timeRequests(
  constant,
  [{ name: 'a worker that answers a constant', path: 'one' }],
  rounds,
)
const answers = await timeRequests(
  app,
  [
    { name: 'keyed read', path: '/api/apps/tasks/task?id=task-2-1' },
    { name: 'list of tasks', path: '/api/apps/tasks/all' },
    { name: 'search', path: '/api/apps/tasks/search?query=hang' },
    {
      name: 'write',
      method: 'PATCH',
      path: '/api/apps/tasks/task',
      body: JSON.stringify({ id: 'task-2-1', task: { title: 'Nhận hàng' } }),
    },
  ],
  rounds,
)
printTable(
  ['request, ms', 'p50', 'p95', '× constant'],
  [floor, ...answers].flatMap(row =>
    row && floor ? [[row.name, ms(row.p50), ms(row.p95), (row.p50 / floor.p50).toFixed(2)]] : [],
  ),
)

const cold = await timeColdStarts(app, '/api/apps/tasks/task?id=task-2-1', 15)
const coldFloor = await timeColdStarts(constant, 'one', 15)
printTable(
  ['first answer of a stopped worker, ms', 'cold', 'warm', 'added'],
  [
    [
      'a worker that answers a constant',
      ms(coldFloor.cold),
      ms(coldFloor.warm),
      ms(coldFloor.cold - coldFloor.warm),
    ],
    ['keyed read', ms(cold.cold), ms(cold.warm), ms(cold.cold - cold.warm)],
  ],
)

const bytes: string[][] = []
for (const path of ['sign-in/outpost', 'main/console', 'apps/tasks']) {
  const page = await browser.newPage()
  if (path.startsWith('sign-in')) await app.evaluate(`localStorage.clear()`)
  else await openSignedIn(page)
  await page.goto(site.url + path)
  await page.evaluate('new Promise(resolve => setTimeout(resolve, 1500))')
  bytes.push([path, kib(await scriptBytes(page))])
  await page.close()
}
bytes.push(['worker', kib(gzipSync(readFileSync('dist/worker.js'), { level: 9 }).length)])
printTable(['script, gzip KiB', 'bytes'], bytes)
await browser.close()

const loads = [
  { name: 'sign-in', path: 'sign-in/outpost', ready: `document.querySelector('input[type=password]')` },
  {
    name: 'tasks',
    path: 'apps/tasks',
    ready: `document.querySelector('main h1') && document.querySelectorAll('main [data-index], main li').length > 3`,
    signed: true,
  },
]
const timed: string[][] = []
for (const { name, path, ready, signed } of loads) {
  const { first, repeat } = await timeLoads(site.url + path, ready, 5, signed ? openSignedIn : undefined)
  timed.push([name, ms(first.paint), ms(first.ready), ms(repeat.paint), ms(repeat.ready)])
}
printTable(['load, ms', 'first paint', 'ready', 'again: paint', 'ready'], timed)
site.stop()
