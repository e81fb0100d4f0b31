import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files that open every screen or build the app: their tests take minutes, so none of them should begin last. */
const slow = [
  'another-build',
  'controls',
  'addresses',
  'axe',
  'crawler',
  'layouts',
  'display-needs',
  'settings',
]

/**
 * Returns the projects of the long suite in the order in which they run: the slow files, those from a place on, and those
 * before it. With another place, other tests are the last ones, which a slow machine does not reach.
 * `sixteenth` is the place, 0 to 15.
 */
export function inTurn(folder: string, sixteenth: number) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.spec.ts'))
    .toSorted()
  const isSlow = (file: string) => slow.includes(file.replace('.spec.ts', ''))
  const others = files.filter(file => !isSlow(file))
  const start = Math.floor((others.length * sixteenth) / 16)
  const projects = {
    slow: files.filter(isSlow),
    others: others.slice(start),
    ...(start > 0 && { 'others-before': others.slice(0, start) }),
  }
  return Object.entries(projects).map(([name, matched]) => ({
    name,
    testMatch: matched.map(file => join(folder, file)),
  }))
}
