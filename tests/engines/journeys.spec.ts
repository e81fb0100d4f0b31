import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookForUpdate } from '#tests/support/browser/app-files.ts'
import { limitShopSample } from '#tests/support/data/shop-sample.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { deploySecond, expectNoErrors, type Site, say, serve, signIn, useBrowser } from './session.ts'
import type { Tab } from './tab.ts'

const browser = useBrowser()
let site: Site
let tab: Tab

beforeAll(async () => {
  site = await serve()
  tab = await browser.newTab(site)
  await signIn(tab)
  // Of all days of the sample the shop would need half a minute.
  await limitShopSample(tab, 3)
})
afterAll(() => site?.stop())
expectNoErrors(() => tab && { site, tab })

test('tasks: one is added and ticked, and is ticked after a reload', async () => {
  const box = say('Complete “{title}”', { title: 'Gọi Lan' })
  await tab.open('apps/tasks')
  await tab.has('heading', say('Tasks'))
  await tab.type(say('Add a task'), 'Gọi Lan')
  await tab.press('Enter')
  await tab.click('checkbox', box)
  await tab.reload()
  await tab.isOn('checkbox', box)
})

test('contacts: one is added and named, and is listed after a reload', async () => {
  await tab.open('apps/contacts')
  await tab.has('heading', say('Contacts'))
  await tab.click('button', say('Contact'))
  await tab.type(say('Name'), 'Ấu Thị Lan')
  await tab.click('button', say('Done'))
  await tab.has('link', 'Ấu Thị Lan')
  await tab.reload()
  await tab.has('link', 'Ấu Thị Lan')
})

test('mailbox: a mail is opened and starred, and is starred after a reload', async () => {
  const subject = 'Đối soát ví điện tử ngày 19'
  await tab.open('apps/mailbox/inbox')
  await tab.click('link', say('Unread: {name}, {subject}', { name: 'Bùi Thanh Trúc', subject }))
  await tab.has('heading', subject)
  await tab.is('VT-8841-0279', () => {
    const frame = document.querySelector<HTMLIFrameElement>('article iframe')
    return frame?.contentDocument?.querySelector('code')?.textContent
  })
  await tab.click('button', say('Star'))
  await tab.has('button', say('Remove the star'))
  await tab.reload()
  await tab.has('button', say('Remove the star'))
})

test('notes: one is written, and is there after a reload', async () => {
  await tab.open('apps/notes')
  await tab.has('heading', say('Notes'))
  await tab.type(say('Write a note'), 'Hộp trà sen')
  await tab.press('Enter')
  await tab.has('link', 'Hộp trà sen')
  await tab.reload()
  await tab.has('link', 'Hộp trà sen')
})

test('inventory: a product is added and named, and is listed after a reload', async () => {
  await tab.open('apps/ecommerce/inventory')
  await tab.has('heading', say('Products'))
  await tab.click('button', say('Product'))
  await tab.type('Tên', 'Cà phê hạt 500 g')
  await tab.type(say('Base price'), '120000')
  await tab.click('button', say('Update'))
  await tab.sees(say('Product updated'))
  await tab.open('apps/ecommerce/inventory?q=ca phe hat')
  await tab.has('link', 'Cà phê hạt 500 g')
})

test('scrumboard: a card is added, and is on its list after a reload', async () => {
  await tab.open('apps/scrumboard')
  await tab.click('link', 'Quà Tết Đinh Mùi 2027')
  await tab.click('button', say('Add a card to {title}', { title: say('To do') }))
  await tab.type(say('Title of the card'), 'Đặt mai chậu')
  await tab.press('Enter')
  await tab.has('link', 'Đặt mai chậu')
  await tab.reload()
  await tab.has('link', 'Đặt mai chậu')
})

test('files: one is uploaded into a new folder, and its text is there after a reload', async () => {
  await tab.open('apps/file-manager?newFolder=true')
  await tab.type(say('Folder name'), 'Kho lạnh')
  await tab.click('button', say('Create'))
  await tab.click('link', 'Kho lạnh')
  await tab.sees(say('This folder is empty'))
  await tab.evaluate(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Gạo ST25 38.000'], 'Giá gạo.txt', { type: 'text/plain' }))
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no file input')
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, undefined)
  await tab.has('link', 'Giá gạo.txt')
  await tab.reload()
  await tab.click('link', 'Giá gạo.txt')
  await tab.has('link', say('Download'))
  await tab.is('Gạo ST25 38.000', async () => {
    const link = document.querySelector<HTMLAnchorElement>('a[download]')
    return link && (await fetch(link.href)).text()
  })
})

test('help centre: a question shows its answer, and a guide is found', async () => {
  await tab.open('apps/help-center')
  await tab.click('button', 'Dùng thử được bao lâu?')
  await tab.sees('14 ngày')
  await tab.type(say('Search the help'), 'QUET MA', 'searchbox')
  await tab.sees('Dùng máy quét')
})

test('chat: a message is sent, and is there after a reload', async () => {
  await tab.open('apps/chat/duc')
  await tab.sees('Tủ mát số 2 sáng nay 4,1 °C')
  await tab.type(say('Message to {name}', { name: 'Mai Văn Đức' }), 'Cảm ơn em')
  await tab.press('Enter')
  await tab.sees('Cảm ơn em')
  await tab.reload()
  await tab.sees('Cảm ơn em')
})

test('academy: a course continues at its step after a reload', async () => {
  await tab.open('apps/academy/opening-the-till?step=1')
  await tab.has('heading', 'Đến sớm mười lăm phút')
  await tab.click('button', say('Next step'))
  await tab.has('heading', 'Đếm tiền lẻ đầu ca')
  await tab.open('apps/academy/opening-the-till')
  await tab.has('heading', 'Đếm tiền lẻ đầu ca')
})

test('till: a drawer is opened and a product sold, and the sale is in the history', async () => {
  await tab.open('main/pos')
  await tab.type(say('Money in the drawer'), '500000')
  await tab.click('button', say('Open the drawer'))
  const { products } = await sendTo<{
    products: { name: string; active: boolean; stock: number; thumbnail: string | null }[]
  }>(tab, 'GET', '/api/apps/ecommerce/inventory/products?page=0&size=200')
  const sold =
    products.find(({ active, stock, thumbnail }) => active && stock > 5 && thumbnail !== null)?.name ?? ''
  await tab.type(say('Name, code or barcode'), sold, 'searchbox')
  await tab.press('Enter')
  await tab.click('button', say('Take payment'))
  await tab.has('textbox', say('Cash received'))
  await tab.press('Enter')
  await tab.click('button', say('Next customer'))
  const session = await sendTo<{ id: string }>(tab, 'GET', '/api/shop/sessions/current')
  const { rows } = await sendTo<{ rows: { code: string }[] }>(
    tab,
    'GET',
    `/api/shop/sales?session=${session.id}`,
  )
  expect(rows).toHaveLength(1)
  await tab.open('main/pos/sales')
  await tab.sees(rows[0]?.code ?? 'no sale')
})

test('console: it shows the shop today, also after a reload', async () => {
  await tab.open('main/console')
  await tab.sees(say('Sales today'))
  await tab.sees(say('Money in the funds'))
  await tab.reload()
  await tab.sees(say('Sales today'))
})

test('dashboards: coins are bought, and are in the wallet after a reload', async () => {
  await tab.open('dashboards/crypto')
  await tab.type(say('Amount in {iso}', { iso: 'BTC' }), '0,1')
  await tab.click('button', say('Buy {iso}', { iso: 'BTC' }))
  await tab.sees('0,1841')
  await tab.reload()
  await tab.sees('0,1841')
})

test('update: a new build is accepted, and serves the page', async () => {
  await tab.open('apps/tasks')
  deploySecond(site)
  // WebKit sometimes begins no check of a page. The next page checks again, as it does for users.
  const found = [await lookForUpdate(tab)]
  while (found.at(-1) === 'none' && found.length < 3) {
    await tab.reload()
    found.push(await lookForUpdate(tab))
  }
  await tab.click('button', say('Update')).catch(async ({ message }: Error) => {
    throw new Error(`${message}\nfound: ${found}; ${await tab.evaluate(workerStates, undefined)}`)
  })
  await tab.is('build 2', async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const build = document.querySelector('meta[name=build]')?.getAttribute('content') ?? '1'
    return `build ${build}${registration?.waiting ? ', another one waits' : ''}`
  })
  await tab.has('heading', say('Tasks'))
})

/** Returns the build of the page and the states of the workers. Runs in the page. */
async function workerStates() {
  const registration = await navigator.serviceWorker.getRegistration()
  const build = document.querySelector('meta[name=build]')?.getAttribute('content') ?? '1'
  const states = (['installing', 'waiting', 'active'] as const).map(
    name => `${name} ${registration?.[name]?.state ?? 'none'}`,
  )
  return `build ${build}, ${states.join(', ')}`
}
