import { expect, test } from '@playwright/test'
import { printReport, runKills } from './run.ts'

const WRITES = Number(process.env.WRITES ?? 10_000)

test(`${WRITES} writes over all domains from two tabs, with the worker, the tabs and the browser killed at random: each acknowledged write is there once`, async ({
  baseURL,
}, info) => {
  const report = await runKills(baseURL ?? '', info.outputPath('profile'), WRITES)
  printReport(report)
  const { lost, doubled, changed, refused } = report
  expect({ lost, doubled, changed, refused }).toEqual({ lost: [], doubled: [], changed: [], refused: [] })
  expect(Math.min(...Object.values(report.kills))).toBeGreaterThan(0)
})
