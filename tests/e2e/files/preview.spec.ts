import type { Page } from '@playwright/test'
import { openPreview, previewOf, tileOf, uploadBy } from '#tests/support/data/files.ts'
import { expect, open, test } from '#tests/support/test.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

const file = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

/** A second of silence: 8,000 samples of one byte. */
function silence() {
  const samples = 8000
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples, 40)
  return Buffer.concat([head, Buffer.alloc(samples, 128)])
}

const script = '<script>parent.hasRun = true; window.hasRun = true</script>'
const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in window)

test('@long files are shown by address, with the files before and after by keys, and nothing in them runs', async ({
  page,
  paneRole,
  say,
}) => {
  await open(page, 'apps/file-manager/folders/file-6')
  await uploadBy(page, say('Upload'), [
    file('1.csv', 'text/csv', 'Mã;Tên\nM1;"Gạo; ngon"\n'),
    file('2.html', 'text/html', `<h1>Trang</h1>${script}`),
    file('3.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    file('4.txt', 'text/plain', 'chào cả nhà'),
    file('5.wav', 'audio/wav', silence()),
    file('6.zip', 'application/zip', 'PK'),
  ])
  await expect(tileOf(page, '6.zip')).toBeVisible()
  await tileOf(page, '1.csv').getByRole('link').click()
  await page
    .getByRole(paneRole)
    .last()
    .getByRole('button', { name: say('Open') })
    .click()

  const dialog = previewOf(page, say('Details'))
  await expect(dialog.getByRole('columnheader')).toHaveText(['Mã', 'Tên'])
  await expect(dialog.getByRole('cell')).toHaveText(['M1', 'Gạo; ngon'])
  const csv = page.url()

  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('textbox', { name: '2.html' })).toHaveValue(/<h1>Trang/)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('textbox', { name: '3.svg' })).toHaveValue(/<svg/)
  await dialog.getByRole('button', { name: say('Next file') }).click()
  await expect(dialog.getByRole('textbox', { name: '4.txt' })).toHaveValue('chào cả nhà')
  await dialog.getByRole('button', { name: say('Next file') }).click()
  const sound = dialog.locator('audio')
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBe(1)
  const middle = await sound.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise(resolve => {
        audio.addEventListener('seeked', () => resolve(audio.currentTime), { once: true })
        audio.currentTime = 0.5
      }),
  )
  expect(middle).toBe(0.5)
  await dialog.getByRole('button', { name: say('Next file') }).click()
  await expect(dialog.getByRole('link', { name: say('Download') })).toBeVisible()
  await expect(dialog.getByRole('button', { name: say('Next file') })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await hasRun(page)).toBe(false)

  await page.goto(csv)
  await expect(dialog.getByRole('cell')).toHaveText(['M1', 'Gạo; ngon'])

  // An address of bytes that is opened itself is a download.
  for (const name of ['2.html', '3.svg']) {
    await page.goto('apps/file-manager/folders/file-6')
    await tileOf(page, name).getByRole('link').click()
    const bytes = await page.getByRole('link', { name: say('Download') }).getAttribute('href')
    const downloading = page.waitForEvent('download')
    await page.evaluate(address => location.assign(address ?? ''), bytes)
    await (await downloading).cancel()
    expect(await hasRun(page)).toBe(false)
  }
})

test('@long a picture and a PDF of the sample are shown, and the last file of a folder has no next one', async ({
  page,
  isNarrow,
  say,
}) => {
  await open(page, 'apps/file-manager/folders/file-1-1?preview=file-1-1-1')
  const dialog = previewOf(page, say('Details'))
  const canShowPdf = await page.evaluate(() => navigator.pdfViewerEnabled)
  await expect(
    canShowPdf ? dialog.locator('iframe') : dialog.getByRole('link', { name: say('Download') }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: say('Close'), exact: true }).click()
  await page
    .getByRole('navigation', { name: say('You are here') })
    .getByRole('link', { name: say('All files') })
    .click()
  await openPreview(page, 'Tuyến giao tháng Chạp.jpg', isNarrow, say('Open'))
  const picture = dialog.getByRole('img', { name: 'Tuyến giao tháng Chạp.jpg' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})

test('@long a video is played in the preview, from the middle too', async ({ page, isNarrow, say }) => {
  await open(page, 'apps/file-manager/folders/file-6')
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const stopped = new Promise(resolve => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let frame = 0; frame < 40; frame++) {
      context?.fillRect(frame, 0, 1, 48)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await stopped
    const transfer = new DataTransfer()
    transfer.items.add(new File(parts, 'quay.webm', { type: 'video/webm' }))
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no file input')
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await openPreview(page, 'quay.webm', isNarrow, say('Open'))
  const dialog = previewOf(page, say('Details'))
  const video = dialog.locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(64)
  const at = await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise(resolve => {
        element.addEventListener('seeked', () => resolve(element.currentTime), { once: true })
        element.currentTime = 0.2
      }),
  )
  expect(at).toBeCloseTo(0.2)
  await dialog.getByRole('button', { name: say('Close'), exact: true }).click()
  await expect(video).toHaveCount(0)
})
