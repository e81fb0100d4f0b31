import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { addLines, openDrawer, soldProducts, startPayment } from '#tests/support/data/till.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachVariant } from '#tests/support/variants.ts'

declare global {
  /** The bytes that the printer has received since it was last asked, in hexadecimal. */
  var received: string[]
  var isUnplugged: boolean
  var dialogs: number
}

const INITIALISE = '1b 40'
const CUT = '1d 56 01'
const DRAWER = '1b 70 00 32 fa'
const QR_CODE = '1d 28 6b'
/** A picture as wide as paper of 80 mm: 72 bytes. */
const PICTURE = '1d 76 30 00 48 00'

/** A serial port with a printer, and a print dialog that only counts. */
function addPrinter() {
  globalThis.received = []
  globalThis.isUnplugged = false
  globalThis.dialogs = 0
  globalThis.print = () => {
    globalThis.dialogs += 1
  }
  const port = {
    writable: null as WritableStream<Uint8Array> | null,
    getInfo: () => ({ usbVendorId: 1, usbProductId: 2 }),
    async open() {
      port.writable = new WritableStream({
        write(chunk) {
          if (globalThis.isUnplugged) throw new DOMException('The device has been lost.', 'NetworkError')
          for (const byte of chunk) globalThis.received.push(byte.toString(16).padStart(2, '0'))
        },
      })
    },
    async close() {
      port.writable = null
    },
  }
  const serial = Object.assign(new EventTarget(), {
    requestPort: async () => port,
    getPorts: async () => [port],
  })
  Object.defineProperty(navigator, 'serial', { value: serial, configurable: true })
}

const received = (page: Page) => page.evaluate(() => globalThis.received.join(' '))

/** Waits until the printer has received `command`, and returns and clears all that it received. */
async function job(page: Page, command: string): Promise<string> {
  await expect.poll(() => received(page)).toContain(command)
  return page.evaluate(() => globalThis.received.splice(0).join(' '))
}

/** Stores a print as another page leaves it that ends while it waits for the printer. */
const addWaitingPrint = () =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('outpost-device')
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction('prints', 'readwrite')
      const lines = [{ kind: 'text', text: 'Rice' }]
      const print = {
        id: crypto.randomUUID(),
        documentId: 'none',
        title: 'HD',
        at: 1,
        lines,
        state: 'waiting',
      }
      transaction.objectStore('prints').add(print)
      transaction.oncomplete = () => {
        database.close()
        resolve()
      }
      transaction.addEventListener('error', () => reject(transaction.error))
    }
  })

const countPrints = () =>
  new Promise<number>(resolve => {
    const opening = indexedDB.open('outpost-device')
    opening.onsuccess = () => {
      const database = opening.result
      const counting = database.transaction('prints').objectStore('prints').count()
      counting.onsuccess = () => {
        database.close()
        resolve(counting.result)
      }
    }
  })

eachVariant(({ testIn }) => {
  testIn(0)(
    '@long a printer of the device prints a test page and receipts, opens the drawer, and blocks no sale when it fails',
    async ({ page, say }) => {
      await page.addInitScript(addPrinter)
      await open(page, 'main/pos?settings=display')
      const settings = page.getByRole('dialog', { name: say('Settings') })
      const section = settings.getByRole('region', { name: say('Receipt printer') })
      const paid = page.getByRole('dialog', { name: say('Payment taken') })
      const print = paid.getByRole('button', { name: say('Print the receipt') })
      const notice = paid.getByRole('alert')
      const waiting = page.getByRole('list', { name: say('Receipts that are not printed') })

      await test.step('a printer is connected', async () => {
        await section.getByRole('button', { name: say('Connect by serial port') }).click()
        await expect(section.getByText(say('Connected by serial port'))).toBeVisible()
        expect(await axeViolations(page)).toEqual([])
      })

      await test.step('a test page is printed, and the drawer is opened', async () => {
        await section.getByRole('button', { name: say('Print a test page') }).click()
        const testPage = await job(page, CUT)
        expect(testPage.startsWith(INITIALISE)).toBe(true)
        expect(testPage).toContain(PICTURE)
        expect(testPage).toContain(QR_CODE)
        expect(testPage).not.toContain(DRAWER)
        await section.getByRole('button', { name: say('Open the drawer') }).click()
        expect(await job(page, DRAWER)).not.toContain(CUT)
        await page.keyboard.press('Escape')
        await expect(settings).toBeHidden()
      })

      await test.step('a sale in cash opens the drawer', async () => {
        const goods = await soldProducts(page, 2)
        await openDrawer(page, say)
        await addLines(
          page,
          say,
          goods.map(({ name }) => name),
        )
        const paying = await startPayment(page, say, 'cash')
        await paying.locator('footer button').last().click()
        await expect(paid.getByRole('article')).toBeVisible()
        expect(await job(page, DRAWER)).not.toContain(CUT)
      })

      await test.step('the receipt is printed, and opens no drawer', async () => {
        await print.click()
        const receipt = await job(page, CUT)
        expect(receipt).toContain(QR_CODE)
        expect(receipt.split(DRAWER)).toHaveLength(1)
      })

      await test.step('after a reload the port is opened without a question', async () => {
        // A reload shows the receipt, and opens no drawer.
        await page.reload()
        await settled(page)
        await print.click()
        expect((await job(page, CUT)).startsWith(INITIALISE)).toBe(true)
        expect(await page.evaluate(() => globalThis.dialogs)).toBe(0)
      })

      await test.step('a printer that fails blocks no sale', async () => {
        await page.evaluate(() => {
          globalThis.isUnplugged = true
        })
        await print.click()
        await expect(notice).toContainText(say('The printer does not answer'))
        expect(await axeViolations(page)).toEqual([])
        await paid.getByRole('button', { name: say('Next customer') }).click()
        await expect(waiting.getByRole('listitem')).toHaveCount(1)
        expect(await axeViolations(page)).toEqual([])
      })

      await test.step('the cashier prints the receipt that failed', async () => {
        // The port of the new page works, and the receipt is printed once.
        await page.reload()
        await settled(page)
        await expect(waiting.getByRole('listitem')).toHaveText(/^HD-/)
        await page.getByRole('button', { name: say('Print again') }).click()
        expect(await job(page, CUT)).toContain(QR_CODE)
        await expect(waiting).toBeHidden()
      })

      await test.step('what waits is printed after a reload', async () => {
        await page.evaluate(addWaitingPrint)
        await page.reload()
        expect(await job(page, CUT)).toContain('52 69 63 65')
        await expect.poll(() => page.evaluate(countPrints)).toBe(0)
      })

      await test.step('a receipt is printed with the browser instead', async () => {
        await page.goBack()
        await settled(page)
        await expect(paid.getByRole('article')).toContainText(say('Copy {copy}', { copy: '3' }))
        await page.evaluate(() => {
          globalThis.isUnplugged = true
        })
        await print.click()
        await notice.getByRole('button', { name: say('Print with the browser') }).click()
        expect(await page.evaluate(() => globalThis.dialogs)).toBe(1)
        await expect.poll(() => page.evaluate(countPrints)).toBe(0)
        await paid.getByRole('button', { name: say('Next customer') }).click()
        await expect(paid).toBeHidden()
      })
    },
  )

  testIn(0)(
    'a browser that reaches no printer says that receipts are printed with its dialog',
    async ({ page, say }) => {
      await page.addInitScript(() => {
        for (const name of ['usb', 'serial', 'bluetooth'])
          Object.defineProperty(navigator, name, { value: undefined, configurable: true })
      })
      await open(page, 'main/pos?settings=display')
      const section = page.getByRole('region', { name: say('Receipt printer') })
      await expect(
        section.getByText(
          say(
            'This browser cannot reach a receipt printer directly. Receipts are printed with the print dialog of the browser.',
          ),
        ),
      ).toBeVisible()
      await expect(section.getByRole('button')).toHaveCount(0)
    },
  )
})
