import { downloaded, tileOf, uploadBy } from '#tests/support/data/files.ts'
import { hashOf, patternOf } from '#tests/support/pattern.ts'
import { isInStep, joinTeam, showsWaiting } from '#tests/support/servers/team-devices.ts'
import { startTeam } from '#tests/support/servers/team-server.ts'
import { expect, settled, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')
const PRODUCT = 'apps/ecommerce/inventory?open=watch-1'
const PICTURE = 'public/images/files/blossom.jpg'
/** Its width in pixels. */
const WIDTH = 370
/** More than two parts. */
const SIZE = 9 * 1024 * 1024

const film = { name: 'phim.mp4', mimeType: 'video/mp4', buffer: Buffer.from(patternOf(SIZE)) }

let team: Awaited<ReturnType<typeof startTeam>> | undefined
test.beforeAll(async () => {
  team = await startTeam()
})
test.afterAll(() => team?.stop())

test('@long a picture and a large file of a device without a network are shown and downloaded on another device', async ({
  browser,
  baseURL,
}) => {
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const [first, second] = [await joinTeam(browser, at, 'Quầy 1'), await joinTeam(browser, at, 'Quầy 2')]
  const { page } = first
  const picker = page.locator('main input[type=file]')
  const hasPictures = (count: string) =>
    expect(page.getByText(say('{number} of {count}', { number: count, count }))).toBeVisible()
  // The code of each screen is on the device after it was used once.
  await page.goto('apps/file-manager')
  await settled(page)
  await page.goto(PRODUCT)
  await picker.setInputFiles(PICTURE)
  await hasPictures('4')
  await isInStep(first)

  await first.setOffline(true)
  await picker.setInputFiles(PICTURE)
  await hasPictures('5')
  await showsWaiting(first, 1)
  await page.goto('apps/file-manager')
  await uploadBy(page, say('Upload'), [film])
  await expect(tileOf(page, 'phim.mp4')).toBeVisible()
  await showsWaiting(first, 2)

  await first.setOffline(false)
  await isInStep(first)
  await second.page.goto('apps/file-manager')
  await tileOf(second.page, 'phim.mp4').getByRole('link').click()
  const { name, bytes } = await downloaded(second.page, () =>
    second.page.getByRole('link', { name: say('Download') }).click(),
  )
  expect([name, hashOf(bytes)]).toEqual(['phim.mp4', hashOf(patternOf(SIZE))])

  await second.page.goto(PRODUCT)
  for (let number = 2; number <= 5; number++)
    await second.page.getByRole('button', { name: say('Next picture') }).click()
  const picture = second.page.getByRole('main').locator('section img[src*="images/uploads/"]')
  await expect(picture).toHaveAccessibleName(/5$/)
  await expect(picture).toHaveJSProperty('naturalWidth', WIDTH)
  await first.leave()
  await second.leave()
})

test('@long a download during which the network of the device ends goes on with the rest, and the file is equal', async ({
  browser,
  baseURL,
}) => {
  const at = { app: baseURL ?? '', team: team?.address ?? '' }
  const [first, second] = [await joinTeam(browser, at, 'Quầy 1'), await joinTeam(browser, at, 'Quầy 2')]
  await first.page.goto('apps/file-manager')
  await uploadBy(first.page, say('Upload'), [film])
  await expect(tileOf(first.page, 'phim.mp4')).toBeVisible()
  await isInStep(first)

  const { page } = second
  await page.goto('apps/file-manager')
  await tileOf(page, 'phim.mp4').getByRole('link').click()
  const link = page.getByRole('link', { name: say('Download') })
  const address = (await link.getAttribute('href')) ?? ''
  const reading = await page.evaluateHandle(async url => {
    const { body } = await fetch(url)
    const reader = body?.getReader()
    const chunks = [(await reader?.read())?.value ?? new Uint8Array()]
    return { reader, chunks }
  }, address)
  second.cutTeam(true)
  const received = await reading.evaluate(async ({ reader, chunks }) => {
    try {
      for (let next = await reader?.read(); next?.value; next = await reader?.read()) chunks.push(next.value)
    } catch {
      return chunks.reduce((size, { length }) => size + length, 0)
    }
    throw new Error('The download did not end with an error')
  })
  expect(received).toBeGreaterThan(0)
  expect(received).toBeLessThan(SIZE)
  const range = { Range: `bytes=${received}-` }
  const asked = () =>
    page.evaluate(async ([url, headers]) => (await fetch(url, { headers })).status, [address, range] as const)
  // What is missing cannot be got until the network is back.
  expect(await asked()).toBe(502)

  second.cutTeam(false)
  const rest = await reading.evaluate(
    async ({ chunks }, [url, headers]) => {
      const response = await fetch(url, { headers })
      const bytes = await new Blob([...chunks, await response.blob()]).arrayBuffer()
      const toHex = (byte: number) => byte.toString(16).padStart(2, '0')
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      return { status: response.status, size: bytes.byteLength, hash: [...digest].map(toHex).join('') }
    },
    [address, range] as const,
  )
  expect(rest).toEqual({ status: 206, size: SIZE, hash: hashOf(film.buffer) })
  const { bytes } = await downloaded(page, () => link.click())
  expect(hashOf(bytes)).toBe(hashOf(patternOf(SIZE)))
  await first.leave()
  await second.leave()
})
