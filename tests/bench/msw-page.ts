import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Contact } from '#src/contract/contacts.ts'
import type { Mail } from '#src/contract/mails.ts'
import type { Product } from '#src/contract/products.ts'
import { fold } from '#src/lib/text/fold.ts'

/*
 * The peer: it has the same rows as Outpost in arrays, which are sorted and folded once, and returns the same replies.
 * It checks neither tokens nor input, and loses its writes on a reload.
 */
const { compare } = new Intl.Collator('vi')

async function rowsOf<T>(table: string): Promise<T[]> {
  const db = await settled(indexedDB.open('outpost'))
  const rows = await settled(db.transaction(table).objectStore(table).getAll())
  db.close()
  return rows
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

async function start() {
  const contacts = (await rowsOf<Contact>('contacts'))
    .sort((a, b) => compare(a.name, b.name))
    .map(contact => ({ contact, folded: fold(contact.name) }))
  const byId = new Map(contacts.map(({ contact }) => [contact.id, contact]))
  const products = (await rowsOf<Product>('products'))
    .sort((a, b) => compare(a.name, b.name))
    .map(product => ({ product, folded: fold(product.name) }))
  const mails = (await rowsOf<Mail>('mails'))
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .map(mail => ({ mail, text: fold(`${mail.subject} ${mail.from.contact} ${mail.to} ${mail.content}`) }))

  const page = <T>(rows: T[], number: number) =>
    HttpResponse.json({ rows: rows.slice(number * 10, number * 10 + 10), length: rows.length })

  const worker = setupWorker(
    http.get('*/api/contact', ({ request }) => HttpResponse.json(byId.get(asked(request).get('id') ?? ''))),
    http.patch('*/api/contact', async ({ request }) => {
      const { id, contact } = (await request.json()) as { id: string; contact: Partial<Contact> }
      const found = byId.get(id)
      return HttpResponse.json(found && Object.assign(found, contact))
    }),
    http.get('*/api/contacts', () => HttpResponse.json(contacts.map(({ contact }) => contact))),
    http.get('*/api/contacts/list', () => HttpResponse.json(contacts.map(({ contact }) => listed(contact)))),
    http.get('*/api/contacts/search', ({ request }) => {
      const needle = fold(asked(request).get('query') ?? '')
      return HttpResponse.json(
        contacts.flatMap(({ contact, folded }) => (folded.includes(needle) ? contact : [])),
      )
    }),
    http.get('*/api/products', ({ request }) => {
      const needle = fold(asked(request).get('search') ?? '')
      const found = products.flatMap(({ product, folded }) => (folded.includes(needle) ? product : []))
      if (asked(request).get('sort') === 'price') found.sort((a, b) => a.price - b.price)
      return page(found, Number(asked(request).get('page')))
    }),
    http.get('*/api/mails', ({ request }) => {
      const [folder, filter, label, query] = ['folder', 'filter', 'label', 'query'].map(name =>
        asked(request).get(name),
      )
      const words = fold(query ?? '').split(' ')
      const found = mails.flatMap(({ mail, text }) => {
        const isIn =
          (!folder || mail.folder === folder) &&
          (!filter || mail.starred) &&
          (!label || mail.labels.includes(label)) &&
          words.every(word => text.includes(word))
        return isIn ? mail : []
      })
      return page(found, Number(asked(request).get('page')) - 1)
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js', options: { scope: './' } },
  })
}

const asked = (request: Request) => new URL(request.url).searchParams

const listed = ({ id, avatar, name, tags, title, company, emails, phoneNumbers }: Contact) => ({
  id,
  avatar,
  name,
  tags,
  title,
  company,
  email: emails[0]?.email,
  phone: phoneNumbers[0],
})

Object.assign(globalThis, { start })
