import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

// `npm run measure`: prints the sizes of files and folders, and the edits that a new domain needs. It measures the work
// tree, or each given revision: `npm run measure -- 140b6bd HEAD`. With `--list` it also prints the counted files of a
// domain.

const args = process.argv.slice(2)
const revisions = args.filter(arg => !arg.startsWith('--'))
const columns = (revisions.length > 0 ? revisions : ['work tree']).map(name => ({ name, files: read(name) }))
const rows = [
  ['source files', ({ files }) => sources(files).length],
  ['lines per file, median', ({ files }) => percentile(lineCounts(files), 50)],
  ['lines per file, 90th percentile', ({ files }) => percentile(lineCounts(files), 90)],
  ['files of at most 15 lines', ({ files }) => lineCounts(files).filter(lines => lines <= 15).length],
  ['files in the widest folder', ({ files }) => widestFolder(files)],
  [
    'existing files to edit for a small domain (shortcuts)',
    ({ files }) => registrations(files, 'shortcuts').length,
  ],
  [
    'existing files to edit for one with trash and search (tasks)',
    ({ files }) => registrations(files, 'tasks').length,
  ],
]
const width = Math.max(...rows.map(([title]) => title.length))
const line = (title, cells) =>
  console.log([title.padEnd(width), ...cells.map(cell => String(cell).padStart(14))].join(' '))
line(
  '',
  columns.map(({ name }) => name.slice(0, 14)),
)
for (const [title, measure] of rows) line(title, columns.map(measure))
if (args.includes('--list')) {
  for (const { name, files } of columns) {
    for (const domain of ['shortcuts', 'tasks']) {
      console.log(`\n${domain} in ${name}:\n${registrations(files, domain).join('\n')}`)
    }
  }
}

/** Returns the text files of a revision by path, read by git without a checkout. */
function read(revision) {
  const git = (...command) => execFileSync('git', command, { maxBuffer: 1 << 28 }).toString()
  const isCode = path =>
    /^(src|sw|seed|scripts|tests)\/.*\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.gen.ts')
  if (revision === 'work tree') {
    const paths = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n').filter(isCode)
    return new Map(paths.map(path => [path, readFileSync(path, 'utf8')]))
  }
  const paths = git('ls-tree', '-r', '--name-only', revision).split('\n').filter(isCode)
  return new Map(paths.map(path => [path, git('show', `${revision}:${path}`)]))
}

/** Returns the files that are not tests: [path, text]. */
function sources(files) {
  return [...files].filter(([path]) => !path.startsWith('tests/') && !/\.test\.tsx?$/.test(path))
}

function lineCounts(files) {
  return sources(files).map(([, text]) => text.split('\n').length - 1)
}

function percentile(numbers, percent) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]
}

/** Returns the number of files, including unit tests, in the folder that has the most. */
function widestFolder(files) {
  const counts = new Map()
  for (const path of files.keys()) {
    if (!path.startsWith('tests/')) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  return Math.max(...counts.values())
}

/**
 * Returns the existing files that name a domain to register it. Only the folders below register domains. A file counts
 * if a line is an entry of a table or a list (`tasks,` · `tasks: …` · `'tasks',`), has the name in a literal list or
 * union, or imports the domain's definition. The domain's own files, lines that only read its data and the Vietnamese
 * texts do not count.
 */
function registrations(files, domain) {
  const folders =
    /^(sw\/|src\/contract\/|seed\/(index|scale|permissions|navigation\/)|scripts\/worker|tests\/api\/(exercises|sample-requests)\/|src\/features\/(areas|trash|sample|permissions)\/|src\/shell\/(panels\/)?(search|panel-names))/
  const patterns = [
    new RegExp(`^\\s*(\\| )?'?${domain}'?(,|: )(?!v\\.|\\w+\\[\\]|null|\\(await)`),
    new RegExp(`^(?!\\s*row\\().*(= |\\(|: |\\| )\\[?.*'${domain}'(,|\\]| \\|)`),
    new RegExp(`import .*/${domain}/(handlers|domain)\\.ts'`),
    new RegExp(`\\| '${domain}'$`),
  ]
  return [...files]
    .filter(([path]) => folders.test(path) && !path.endsWith('.test.ts'))
    .filter(([path]) => !path.includes(domain.slice(0, -1)) && !path.includes('notes'))
    .filter(([, text]) => text.split('\n').some(row => patterns.some(pattern => pattern.test(row))))
    .map(([path]) => path)
}
