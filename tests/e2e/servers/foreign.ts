import 'fake-indexeddb/auto'
import type { Page } from '@playwright/test'
import { securityHeaders } from '#scripts/build/security-headers.ts'
import { scaleDelays } from '#sw/server/delay.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { deploy, dist } from '#tests/support/servers/site.ts'
import { startStandIn } from '#tests/support/servers/stand-in.ts'
import { expect, fillIn, settled } from '#tests/support/test.ts'

export type Say = (text: string, values?: Record<string, string>) => string

/** The chip of the device. */
export const chip = (page: Page, say: Say) =>
  page.locator(`header button[aria-label^="${say('This device')}: "]`)

/** Serves the app with every base at a server of another origin that is not ours, and which the policy of the host allows. */
export async function startForeign(page: Page, say: Say) {
  await freshServer()
  // Without its pauses the hub sends one news after the other.
  scaleDelays(1)
  const server = await startStandIn()
  const policy = `${securityHeaders['Content-Security-Policy']}; connect-src 'self' ${server.origin}`
  const config = { type: 'application/json', body: JSON.stringify(server.config) }
  const site = await deploy(dist, { '/config.json': config }, '/', undefined, {
    'Content-Security-Policy': policy,
  })
  return {
    server,
    site,
    /** What the server stores. */
    db,
    /** Opens a screen, which must load. */
    async visit(path: string) {
      await page.goto(site.url + path)
      await settled(page)
      await expect(page.getByText(say('This page did not load'))).toHaveCount(0)
    },
    stop() {
      site.stop()
      server.stop()
    },
  }
}

/** Starts as `startForeign`, and signs the sample's user in. */
export async function signInAtForeign(page: Page, say: Say) {
  const foreign = await startForeign(page, say)
  await page.goto(`${foreign.site.url}sign-in/outpost`)
  await fillIn(page)
  await page.waitForURL('**/main/console')
  return foreign
}
