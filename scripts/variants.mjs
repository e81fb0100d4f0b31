import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.mjs'
import { install } from './run.mjs'

// `npm run variants`: the journeys of the ten apps in six variants, on the build of `npm test`. Together they have each pair
// of language and width, of language and colour scheme, and of width and colour scheme. With arguments, only those variants.
// Tests of much data (`@once`) run in the first variant of each language.
const all = ['vi,360,light', 'en,1440,light', 'vi,820,light', 'en,360,dark', 'vi,1440,dark', 'en,820,dark']
const folders = ['boards', 'contacts', 'courses', 'files', 'guides', 'mails', 'notes', 'products']
const files = [
  'chat',
  'chat-page',
  'failing-lists',
  'key-sheets',
  'printing',
  'search-all',
  'tasks',
  'tasks-order',
  'tasks-repeat',
  'trash',
]
const journeys = [
  ...folders.map(name => `tests/e2e/${name}/`),
  ...files.map(name => `tests/e2e/${name}.spec.ts`),
]

install()
const CHROMIUM = await findBrowser()
const wanted = process.argv.slice(2)
const statuses = (wanted.length > 0 ? wanted : all).map(VARIANT => {
  const args = ['playwright', 'test', ...journeys, '--reporter=list', '--output', `test-results/${VARIANT}`]
  if (all.indexOf(VARIANT) > 1) args.push('--grep-invert', '@once')
  const env = { ...process.env, CHROMIUM, LONG: '1', VARIANT }
  const { status } = spawnSync('npx', args, { stdio: 'inherit', env })
  return { VARIANT, status }
})
for (const { VARIANT, status } of statuses) console.log(`${VARIANT}: ${status === 0 ? 'passed' : 'failed'}`)
process.exit(statuses.some(({ status }) => status !== 0) ? 1 : 0)
