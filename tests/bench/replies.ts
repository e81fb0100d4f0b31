import type { Tab } from './browser.ts'
import { type Question, type Request, type Timing, timeColdStart, timeRequests, timing } from './requests.ts'
import { ms, printTable } from './statistics.ts'

interface Pages {
  constant: Tab
  app: Tab
  msw: Tab
}

const contact = 'dang-quynh-anh'
const api = '/api/apps'
const edit = (title: string): Partial<Request> => ({
  method: 'PATCH',
  body: { id: contact, contact: { title } },
})
const products = `${api}/ecommerce/inventory/products`

/** The requests to this app, and the equivalent requests to the peer. */
const asked: Record<string, { ours: Request; theirs?: Request }> = {
  'keyed read': {
    ours: { path: `${api}/contacts/contact?id=${contact}` },
    theirs: { path: `api/contact?id=${contact}` },
  },
  write: {
    ours: { path: `${api}/contacts/contact`, ...edit('Quản lý') },
    theirs: { path: 'api/contact', ...edit('Quản lý') },
  },
  'keyed read of a task': { ours: { path: `${api}/tasks/task?id=task-2-1` } },
  'page of products, count': {
    ours: { path: `${products}?page=3` },
    theirs: { path: 'api/products?page=3' },
  },
  'products searched, by price': {
    ours: { path: `${products}?search=dong&sort=price&page=0` },
    theirs: { path: 'api/products?search=dong&sort=price&page=0' },
  },
  'page of a mail folder, count': {
    ours: { path: `${api}/mailbox/mails?folder=inbox&page=2` },
    theirs: { path: 'api/mails?folder=inbox&page=2' },
  },
  'page of starred mails': {
    ours: { path: `${api}/mailbox/mails?filter=starred` },
    theirs: { path: 'api/mails?filter=starred&page=1' },
  },
  'page of a mail label': {
    ours: { path: `${api}/mailbox/mails?label=work` },
    theirs: { path: 'api/mails?label=work&page=1' },
  },
  'mails by their text': {
    ours: { path: `${api}/mailbox/mails?folder=inbox&query=nuoc%20mam` },
    theirs: { path: 'api/mails?folder=inbox&query=nuoc%20mam&page=1' },
  },
  'contacts by part of a name': {
    ours: { path: `${api}/contacts/search?query=ong%20ngoc` },
    theirs: { path: 'api/contacts/search?query=ong%20ngoc' },
  },
  'all contacts, as listed': {
    ours: { path: `${api}/contacts/list` },
    theirs: { path: 'api/contacts/list' },
  },
  'all contacts, whole': { ours: { path: `${api}/contacts/all` }, theirs: { path: 'api/contacts' } },
  'list of tasks': { ours: { path: `${api}/tasks/all` } },
}

const constant = 'a worker that replies with a constant'
const storing = 'a worker that only stores a row'

/** Measures the response times of all three servers and prints them with their ratios. */
export async function timeReplies(pages: Pages, heading: string, rounds: number) {
  const one: Question = [pages.constant, { path: 'one' }]
  const stored: Question = [pages.constant, { path: 'write', ...edit('Quản lý') }]
  const kinds = Object.entries(asked).map(([name, { ours, theirs }]): Question[] => [
    one,
    [pages.app, ours],
    ...(theirs ? [[pages.msw, theirs] satisfies Question] : []),
    ...(name === 'write' ? [stored] : []),
  ])
  // Whole lists leave megabytes of garbage in memory, so they have separate rounds.
  const areWhole = Object.keys(asked).map(name => /^(all|list) /.test(name))
  const times = [
    ...(await timeRequests(
      kinds.filter((_, kind) => !areWhole[kind]),
      rounds,
    )),
    ...(await timeRequests(
      kinds.filter((_, kind) => areWhole[kind]),
      rounds,
    )),
  ]
  const least = timing(times.flatMap(([floor = []]) => floor))
  const ofStoring = timing(times[Object.keys(asked).indexOf('write')]?.at(-1))
  printTable(
    [heading, 'p50', 'p95', '× constant', 'MSW p50', 'p95', '× MSW'],
    [
      [constant, ...both(least), '', '', '', ''],
      [storing, ...both(ofStoring), ratio(ofStoring, least), '', '', ''],
      ...Object.keys(asked).map((name, kind) => {
        const [our, their] = times[kind]?.slice(1).map(timing) ?? []
        return [name, ...both(our), ratio(our, least), ...both(their), ratio(our, their)]
      }),
    ],
  )
}

const both = (timing?: Timing) => (timing ? [ms(timing.p50), ms(timing.p95)] : ['', ''])
const ratio = (timing?: Timing, to?: Timing) => (timing && to ? (timing.p50 / to.p50).toFixed(2) : '')

/** Measures the first response of a stopped worker: the cost of a worker that ends after half a minute. */
export async function timeColdStarts({ constant: peer, app }: Pages, heading: string, rounds: number) {
  const names = [
    'keyed read',
    'page of products, count',
    'page of a mail folder, count',
    'mails by their text',
    'all contacts, as listed',
  ]
  const row = async (name: string, page: Tab, path: string) => {
    const { cold, warm } = await timeColdStart(page, path, rounds)
    return [name, ms(cold), ms(warm), ms(cold - warm)]
  }
  const rows = [await row(constant, peer, 'one')]
  for (const name of names) rows.push(await row(name, app, asked[name]?.ours.path ?? ''))
  printTable([heading, 'cold', 'warm', 'added'], rows)
}
