import { expect, test } from '@playwright/test'
import { deploy } from '#tests/support/servers/site.ts'
import { bugs } from './bugs.ts'
import { printReport, runKills } from './run.ts'

const { BUG } = process.env
const WRITES = Number(process.env.WRITES ?? 10_000)

/** Serves the build with the bug that `BUG` names; undefined without one. */
async function siteWithBug() {
  if (!BUG) return undefined
  const bug = bugs[BUG]
  if (!bug) throw new Error(`The bugs are ${Object.keys(bugs).join(', ')}`)
  const site = await deploy()
  site.redeploy(bug)
  return site
}

test(`${WRITES} writes over all domains from two tabs, with the worker, the tabs and the browser killed at random: each acknowledged write is there once`, async ({
  baseURL,
}, info) => {
  const site = await siteWithBug()
  const report = await runKills(site?.url ?? baseURL ?? '', info.outputPath('profile'), WRITES)
  printReport(report)
  site?.stop()
  const { lost, doubled, changed, refused } = report
  expect({ lost, doubled, changed, refused }).toEqual({ lost: [], doubled: [], changed: [], refused: [] })
  expect(Math.min(...Object.values(report.kills))).toBeGreaterThan(0)
})
