import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suppliers } from './contract.ts'
import { edited, edits } from './edits.ts'

/*
 * Runs the derived tests, none of which contains the name of this domain, in a separate process whose list of domains
 * contains it: those of this domain, because the others are run without it. The tests below compare the report of that
 * run with the contract of the domain.
 */

const root = join(import.meta.dirname, '../..')
const config = 'tests/fixture-domain/vitest.config.ts'

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

let folder = ''
let report: Report
let isWhole = true
/** The output of the run, shown when it fails. */
let output = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fixture-domain-'))
  const file = join(folder, 'report.json')
  const arguments_ = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    config,
    '--testNamePattern=suppliers',
    '--reporter=json',
    `--outputFile=${file}`,
  ]
  const { VITEST: _, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, ...env } = process.env
  await promisify(execFile)(process.execPath, arguments_, { cwd: root, env, maxBuffer: 2 ** 26 }).catch(
    error => {
      isWhole = false
      output = `${error.stdout}\n${error.stderr}`
    },
  )
  report = JSON.parse(await readFile(file, 'utf8').catch(() => '{"testResults":[]}'))
}, 600_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns the tests of a file that passed. */
const passed = (file: string) =>
  report.testResults
    .filter(({ name }) => name.endsWith(`/tests/api/${file}.test.ts`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName)

const names = Object.keys(suppliers).map(name => `suppliers.${name}`)
const withBody = ['suppliers.create', 'suppliers.update', 'suppliers.restore']

it('no derived test fails with the domain', () => {
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
  expect(failed).toEqual([])
  expect(isWhole, output).toBe(true)
})

it.each([
  ['endpoints', 'every endpoint of the contract', names],
  ['permissions', 'as nobody, each role and a colleague of another group', names],
  ['bad-bodies', '', withBody],
])('%s tests the endpoints of the domain', (file, group, visited) => {
  const titles = passed(file)
  for (const name of visited)
    expect(
      titles.filter(title => title.startsWith(group) && title.includes(name)),
      name,
    ).not.toEqual([])
})

describe('the derived tests of a domain find that it', () => {
  it.each([
    'locks its tables',
    'is described by the API reference',
    'comes back from a backup',
    'comes back from the trash: suppliers',
    'is found by the global search',
    'is reset with the sample',
  ])('%s', title => {
    expect(passed('domains')).toContain(`suppliers ${title}`)
  })
})

it('the domain needs at most six edits of existing files', async () => {
  const files = [...new Set(edits.map(({ file }) => file))]
  for (const file of files) {
    const code = await readFile(join(root, file), 'utf8')
    expect(edited(file, code)).not.toBe(code)
  }
  console.info(`A domain edits ${files.length} existing files: ${files.join(', ')}`)
  expect(files.length).toBeLessThanOrEqual(6)
})
