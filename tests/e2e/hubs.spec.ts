import type { Page } from '@playwright/test'
import type { InPage } from '#tests/hubs/in-page.ts'
import { journeys } from '#tests/hubs/journeys.ts'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { controlled, workerOf } from '#tests/support/browser/worker.ts'
import { withHubs } from '#tests/support/servers/hub-page.ts'
import { expect, test } from '#tests/support/test.ts'

declare const hubs: InPage

/** The numbers of the transports in SignalR. */
const STREAM = 2
const POLLING = 4

/** A client that is not notified that its stream has ended detects it after 30 s without a ping. */
const slow = { timeout: 45_000 }

test.beforeEach(async ({ context }) => withHubs(context))

/**
 * Waits until the client is connected. If its stream ends at the very end of a reconnection, while it sends its first
 * ping, a SignalR 10 client stays "connected" forever; so the worker is stopped only after both.
 */
const connected = (page: Page) => expect.poll(() => page.evaluate(() => hubs.state())).toBe('Connected')

async function start(page: Page) {
  await page.goto('sign-in/outpost')
  await controlled(page)
}

/** Connects two colleagues in two tabs. Returns the other tab and the worker. */
async function openBoth(page: Page, transport: number) {
  const peer = await anotherTab(page)
  for (const one of [page, peer]) await start(one)
  await page.evaluate(transport => hubs.open('huong', transport), transport)
  await peer.evaluate(transport => hubs.open('chau', transport), transport)
  return { peer, worker: await workerOf(page) }
}

const received = (of: Page) => of.evaluate(() => hubs.texts)
const texts = Array.from({ length: 16 }, (_, index) => `Lời ${index}`)

/** Expects that the history and both tabs have the messages, in their order. */
async function expectAll(page: Page, peer: Page, said: readonly string[]) {
  const stored = await page.evaluate(() => hubs.stored('chau'))
  expect(stored.filter(text => text.startsWith('Lời '))).toEqual(said)
  for (const one of [page, peer]) {
    await expect.poll(() => received(one), slow).toEqual(said)
    await connected(one)
  }
}

for (const [name, transport] of [
  ['long polling', POLLING],
  ['@long server-sent events', STREAM],
] as const)
  test(`by ${name}, the unmodified client can do everything that it can do with a server`, async ({
    page,
  }) => {
    await start(page)
    for (const title of Object.keys(journeys))
      await test.step(title, () =>
        page.evaluate(([title, transport]) => hubs.run(title, transport), [title, transport] as const),
      )
  })

for (const [name, transport] of [
  ['long polling', POLLING],
  ['server-sent events', STREAM],
] as const)
  test(`@long by ${name}, stopping the worker between two messages loses none and duplicates none`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    const { peer, worker } = await openBoth(page, transport)
    await worker.stop()
    for (let end = 4; end <= texts.length; end += 4) {
      await page.evaluate(texts => hubs.say('chau', texts), texts.slice(end - 4, end))
      await expectAll(page, peer, texts.slice(0, end))
      await worker.stop()
    }
  })

// A client does not confirm what has arrived. What is lost with the worker's last response is in the history, which a
// page of the app reads when it connects again: see `resumePending` in `sw/hubs/connections.ts`.
test('@long by long polling, stopping the worker while messages are sent stores each once, and no tab gets one twice', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const { peer, worker } = await openBoth(page, POLLING)
  const stored = async () =>
    (await page.evaluate(() => hubs.stored('chau'))).filter(text => text.startsWith('Lời '))
  const said = page.evaluate(texts => hubs.say('chau', texts), texts)
  for (let round = 1; round <= 3; round++) {
    await expect.poll(async () => (await stored()).length, slow).toBeGreaterThanOrEqual(round * 4)
    await worker.stop()
  }
  await said
  const all = [...texts, 'Lời cuối']
  for (const one of [page, peer]) await connected(one)
  await page.evaluate(() => hubs.say('chau', ['Lời cuối']))
  expect(await stored()).toEqual(all)
  for (const one of [page, peer]) {
    await expect.poll(async () => (await received(one)).at(-1), slow).toBe('Lời cuối')
    const arrived = await received(one)
    expect(arrived).toEqual(all.filter(text => arrived.includes(text)))
  }
})

test('offline, the hubs still work from the lazily loaded chunk after the worker was stopped', async ({
  page,
  context,
}) => {
  await start(page)
  await context.setOffline(true)
  await (await workerOf(page)).stop()
  await page.evaluate(() => hubs.open('huong', 4))
  await page.evaluate(() => hubs.say('chau', ['Mất mạng vẫn nhắn được']))
  await expect.poll(() => page.evaluate(() => hubs.texts)).toEqual(['Mất mạng vẫn nhắn được'])
})
