import type { Page } from '@playwright/test'
import type { InPage } from '#tests/hubs/in-page.ts'
import { journeys } from '#tests/hubs/journeys.ts'
import { anotherTab } from '#tests/support/another-tab.ts'
import { withHubs } from '#tests/support/hub-page.ts'
import { expect, test } from '#tests/support/test.ts'
import { controlled, workerOf } from '#tests/support/worker.ts'

declare const hubs: InPage

/** The transports with their numbers in SignalR. */
const transports = [
  ['long polling', 4],
  ['server-sent events', 2],
] as const

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

for (const [name, transport] of transports) {
  const tag = name === 'long polling' ? '' : '@long '
  test(`${tag}by ${name}, the unmodified client can do everything that it can do with a server`, async ({
    page,
  }) => {
    await start(page)
    for (const title of Object.keys(journeys))
      await test.step(title, () =>
        page.evaluate(([title, transport]) => hubs.run(title, transport), [title, transport] as const),
      )
  })

  test(`@long ${tag}by ${name}, stopping the worker loses no message and duplicates none`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    const peer = await anotherTab(page)
    for (const one of [page, peer]) await start(one)
    const worker = await workerOf(page)
    await page.evaluate(transport => hubs.open('huong', transport), transport)
    await peer.evaluate(transport => hubs.open('chau', transport), transport)
    const received = (of: Page) => of.evaluate(() => hubs.texts)

    // No message is being sent: the worker is stopped during a poll or a stream.
    await worker.stop()
    const texts = Array.from({ length: 16 }, (_, index) => `Lời ${index}`)
    const said = page.evaluate(texts => hubs.say('chau', texts), texts)
    for (let round = 1; round <= 3; round++) {
      for (const one of [page, peer]) {
        await expect.poll(async () => (await received(one)).length, slow).toBeGreaterThanOrEqual(round * 4)
        await connected(one)
      }
      await worker.stop()
    }
    await said

    const stored = await page.evaluate(() => hubs.stored('chau'))
    expect(stored.filter(text => text.startsWith('Lời '))).toEqual(texts)
    for (const one of [page, peer]) {
      await expect.poll(() => received(one), slow).toEqual(texts)
      await connected(one)
    }
  })
}

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
