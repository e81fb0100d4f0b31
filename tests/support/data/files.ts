import { readFile } from 'node:fs/promises'
import type { FileChooser, Page } from '@playwright/test'

/** A tile by the name of its folder or file. */
export const tileOf = (page: Page, name: string) =>
  page.locator('[data-row]').filter({ has: page.getByRole('link', { name, exact: true }) })

/** A file as a picker hands it over. */
export const textFile = (name: string, text = 'chào') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

/** Opens the preview of a file: by a double click on a desk, from the details on a narrow screen. */
export async function openPreview(page: Page, name: string, isNarrow: boolean, openButton: string) {
  const link = tileOf(page, name).getByRole('link')
  if (!isNarrow) return link.dblclick()
  await link.click()
  return page.getByRole('dialog').getByRole('button', { name: openButton }).click()
}

/** The dialog of a preview; on a narrow screen the details are another one, with this name. */
export const previewOf = (page: Page, details: string) =>
  page.getByRole('dialog').filter({ hasNot: page.getByRole('heading', { name: details }) })

/** Chooses files with the button of the folder on screen. */
export async function uploadBy(page: Page, button: string, files: Parameters<FileChooser['setFiles']>[0]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  await chooser.setFiles(files)
}

/** Presses something that downloads, and returns the name and the bytes of the file. */
export async function downloaded(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent('download')
  await press()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** How many rows of contents the database has: whole contents, heads and parts. */
export const storedContents = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const opening = indexedDB.open('outpost')
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('fileContents').objectStore('fileContents').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )

/**
 * Puts a file of this size (bytes) into the file input of the folder on screen, as if it was chosen. It is made of one
 * piece that is repeated, so that the test itself does not hold it.
 */
export const chooseLargeFile = (page: Page, name: string, size: number) =>
  page.evaluate(
    ({ name, size }) => {
      const piece = new Blob([new Uint8Array(1024 * 1024).map((_, index) => index % 251)])
      const pieces = Array.from({ length: Math.ceil(size / piece.size) }, () => piece)
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Blob(pieces).slice(0, size)], name, { type: 'video/mp4' }))
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      if (!input) throw new Error('There is no file input')
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { name, size },
  )

/** Lets the parts of uploads wait from this number on, until the returned function is called. */
export async function holdParts(page: Page, from: number) {
  await page.evaluate(from => {
    const own = window.fetch
    let count = 0
    const released = new Promise<void>(resolve => Reflect.set(window, 'releaseParts', resolve))
    window.fetch = async (request, init) => {
      if (String(request).includes('/upload/part') && ++count > from) await released
      return own(request, init)
    }
  }, from)
  return () => page.evaluate(() => Reflect.get(window, 'releaseParts')())
}
