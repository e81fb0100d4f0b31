import { mkdirSync, writeFileSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from '@playwright/test'

const folder = new URL('../../public/images/help/', import.meta.url)
const base = process.env.BASE_URL ?? 'http://127.0.0.1:4173/'
const size = { width: 1120, height: 640 }
/** The quality of the pictures, from 0 to 1. */
const QUALITY = 0.72

interface Shot {
  path: string
  /** The window, with the same proportions as the picture; by default `size`. */
  viewport?: typeof size
  /** Brings the screen into the state of the picture. Names are in the two languages. */
  prepare?: (page: Page, say: (vi: string, en: string) => string) => Promise<unknown>
}

/** Clicks the status at the top of the page. */
const openStatus = (page: Page) =>
  page
    .locator('header button', { hasText: /máy này|this device|Ngoại tuyến|Offline/i })
    .first()
    .click()

/** Returns a barcode of the sample. */
async function barcode(page: Page) {
  const reply = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('outpost.session')}` }
    const query = 'page=0&size=20&sort=name&order=asc'
    const list = await fetch(`/api/apps/ecommerce/inventory/products?${query}`, { headers })
    return (await list.json()).products.find((product: { active: boolean }) => product.active)
  })
  return String(reply.barcode)
}

const shots: Record<string, Shot> = {
  device: { path: 'apps/tasks', prepare: openStatus },
  offline: {
    path: 'apps/tasks',
    prepare: async page => {
      await page.context().setOffline(true)
      await openStatus(page)
    },
  },
  backup: { path: 'main/setting?device=backup' },
  scanner: {
    path: 'main/pos',
    prepare: async page => page.locator('main input[type=search]').fill(await barcode(page)),
  },
  printing: {
    path: 'apps/notes',
    prepare: (page, say) =>
      page
        .getByRole('button', { name: say('Thao tác khác', 'More actions'), exact: true })
        .first()
        .click(),
  },
  rights: {
    path: 'main/admin',
    viewport: { width: 1680, height: 960 },
    prepare: page =>
      page.locator('main table').evaluate(table => scrollTo(0, table.getBoundingClientRect().top - 140)),
  },
}

async function signIn(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto(`${base}sign-in/outpost`)
  await page.locator('input[type=email]').fill('staff@outpost.example')
  await page.locator('input[type=password]').fill('Outpost-2026')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/main/console*')
  return page
}

/** Converts a PNG to WebP with the browser. */
async function toWebp(page: Page, png: Buffer) {
  const url = await page.evaluate(
    async ({ source, quality, width, height }) => {
      const image = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
      return canvas.toDataURL('image/webp', quality)
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY, ...size },
  )
  return Buffer.from(url.replace(/^.*,/, ''), 'base64')
}

/**
 * Takes the pictures of the guides from the built app: `npm run build && npm run preview`, then `CHROMIUM=… npx tsx
 * scripts/pictures/guides.ts`.
 */
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] })
const painter = await browser.newPage()
for (const language of ['vi', 'en'] as const) {
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
  await context.addInitScript(chosen => localStorage.setItem('outpost.locale', chosen), language)
  const page = await signIn(context)
  for (const [name, { path, viewport = size, prepare }] of Object.entries(shots)) {
    await page.setViewportSize(viewport)
    await page.goto(base + path)
    await page.locator('h1').first().waitFor()
    await prepare?.(page, (vi, en) => (language === 'vi' ? vi : en))
    await page.waitForTimeout(800)
    writeFileSync(new URL(`${name}-${language}.webp`, folder), await toWebp(painter, await page.screenshot()))
    await context.setOffline(false)
  }
  await context.close()
}
await browser.close()
