import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Call as TypedCall } from '#tests/shop/writing.ts'
import { limitShopSample } from '#tests/support/data/shop-sample.ts'
import { seededRandom } from '#tests/support/random.ts'
import { sample } from '#tests/support/test.ts'
import { bookErrors } from './books.ts'
import { type Call, callOf, contentsAt, sendFrom } from './calls.ts'
import { startDevice } from './device.ts'
import type { Kind, Reading } from './kind.ts'
import { kindsOfApps } from './kinds-of-apps.ts'
import { kindsOfBoards } from './kinds-of-boards.ts'
import { kindsOfShell } from './kinds-of-shell.ts'
import { kindsOfShop } from './kinds-of-shop.ts'
import { type Begun, type Differences, Model } from './model.ts'
import { type Choice, type Killer, planOf } from './plan.ts'
import { changedSampleRows, sampleRows } from './sample-rows.ts'
import { allUploads } from './uploads.ts'
import { makeWorld } from './world.ts'

/** How many writes of a tab are on their way at the same time. */
const LANES_PER_TAB = 4
/** How often all rows are compared with the model while writes remain. */
const CHECKS = 4

export interface Report extends Differences {
  /** Replies that no write should get. */
  refused: string[]
  acknowledged: ReadonlyMap<string, number>
  givenUp: number
  /** How many writes were sent twice because their first reply was lost. */
  lostReplies: number
  kills: Record<Killer, number>
  seconds: number
}

/**
 * Writes rows of all domains from two tabs of an own browser, while its worker, its tabs and the browser itself are killed
 * at moments that the seed chooses, and compares the rows of the app with what was acknowledged.
 */
export async function runKills(url: string, folder: string, writes: number): Promise<Report> {
  const began = Date.now()
  const { choices, kills } = planOf(writes, seededRandom())
  const device = startDevice(url, folder)
  const { page } = device
  const token = await signIn(await page())
  await limitShopSample(await page(), 0)
  const before = await sampleRows(await page())
  const reading = readingFrom(page, token)
  const kinds = await makeKinds(reading.ask)
  const model = new Model()
  for (const kind of kinds) if (!kind.create) model.add(kind, await kind.read(reading))

  const counts: Report['kills'] = { worker: 0, 'tab crashed': 0, 'tab closed': 0, browser: 0 }
  const found: Differences = { lost: [], doubled: [], changed: [] }
  let ended = 0
  let killing: Promise<void> | undefined

  async function killDue() {
    for (let [next] = kills; next && next.after <= ended; [next] = kills) {
      kills.shift()
      await device.kill(next)
      counts[next.by]++
    }
  }

  /** Sends a write until it has a reply, with the same key; after the end of its tab only if somebody would. */
  async function perform(tab: (typeof device.tabs)[number], begun: Begun) {
    for (;;) {
      const { opening } = tab
      try {
        const { status, reply } = await sendFrom(
          await opening,
          begun.calls,
          token,
          begun.key,
          begun.losesReply,
        )
        if (status === 0) continue
        if (status === 200) return model.acknowledge(begun, reply)
        return model.refuse(begun, status, reply)
      } catch (error) {
        if (!/closed|crashed|disconnected/i.test(String(error))) throw error
        await device.reopen(tab, opening)
        if (begun.givesUp) return model.giveUp(begun)
      }
    }
  }

  async function writeAll(some: Choice[]) {
    const rest = some.values()
    const lanes = device.tabs.flatMap(tab => Array.from({ length: LANES_PER_TAB }, () => tab))
    await Promise.all(
      lanes.map(async tab => {
        for (const choice of rest) {
          const kind = kinds[Math.floor(choice.kind * kinds.length)]
          if (!kind || !kinds[0]) throw new Error('There are kinds')
          await perform(tab, model.begin(choice, kind, kinds[0]))
          ended++
          killing ??= killDue().finally(() => {
            killing = undefined
          })
        }
      }),
    )
    await killing
  }

  async function check() {
    for (const kind of kinds) {
      const { lost, doubled, changed } = model.compare(kind, await kind.read(reading))
      found.lost.push(...lost)
      found.doubled.push(...doubled)
      found.changed.push(...changed)
    }
    found.changed.push(...(await bookErrors(await page(), reading)))
    found.changed.push(...changedSampleRows(before, await sampleRows(await page())))
  }

  const lostReplies = choices.filter(({ losesReply }) => losesReply).length
  const part = Math.ceil(writes / CHECKS)
  for (let first = 0; first < writes; first += part) {
    await writeAll(choices.slice(first, first + part))
    if (first + part >= writes) {
      // What was acknowledged last is there after the end of the browser.
      await device.kill({ by: 'browser', tab: 0 })
      counts.browser++
    }
    await check()
    console.log(`${ended} writes after ${Math.round((Date.now() - began) / 1000)} s`)
  }
  await device.end()
  const { refused, acknowledged, givenUp } = model
  return {
    lost: [...new Set(found.lost)],
    doubled: [...new Set(found.doubled)],
    changed: [...new Set(found.changed)],
    refused,
    acknowledged,
    givenUp,
    lostReplies,
    kills: counts,
    seconds: Math.round((Date.now() - began) / 1000),
  }
}

async function makeKinds(call: TypedCall): Promise<Kind[]> {
  const world = await makeWorld(call)
  return [...kindsOfApps(world), ...kindsOfBoards(world), ...kindsOfShell(world), ...kindsOfShop(world)]
}

async function signIn(page: Page): Promise<string> {
  const call: Call = { method: 'POST', path: '/api/auth/sign-in', body: sample, isWrite: false }
  const { reply } = await sendFrom(page, [call], '', '')
  return (reply as { accessToken: string }).accessToken
}

function readingFrom(page: () => Promise<Page>, token: string): Reading & { ask: TypedCall } {
  return {
    async ask(endpoint, ...sent) {
      const call = callOf(endpoint, ...sent)
      const { status, reply } = await sendFrom(await page(), [call], token, randomUUID())
      if (status !== 200) throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(reply)}`)
      return reply as never
    },
    contentsAt: async paths => contentsAt(await page(), paths),
    uploads: async () => allUploads(await page()),
  }
}

/** Prints a report. */
export function printReport({ acknowledged, kills, lost, doubled, changed, refused, ...rest }: Report) {
  const listed = (counts: Iterable<readonly [string, number]>) =>
    [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
  const sum = [...acknowledged.values()].reduce((one, other) => one + other, 0)
  const details = Object.entries({ lost, doubled, changed, refused }).flatMap(([name, lines]) =>
    lines.slice(0, 20).map(line => `  ${name}: ${line.slice(0, 500)}`),
  )
  console.log(`${details.join('\n')}
acknowledged: ${sum} (${listed(acknowledged)}), given up: ${rest.givenUp}, lost replies: ${rest.lostReplies}
kills: ${listed(Object.entries(kills))}
lost: ${lost.length}, doubled: ${doubled.length}, changed: ${changed.length}, refused: ${refused.length}
${rest.seconds} s`)
}
