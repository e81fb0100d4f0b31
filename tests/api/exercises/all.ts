import { domains } from '#sw/domains.ts'
import type { Exercise, Exercises, Sent } from './exercise.ts'

const files = import.meta.glob<Record<string, Exercises>>('/tests/**/*.exercises.ts', {
  eager: true,
  import: 'exercises',
})
const names = new Set<string>(domains.map(({ name }) => name))

/**
 * A valid call of every endpoint of the domains, by domain and name. Each file `*.exercises.ts` contains those of some
 * domains.
 */
export const exercises: Record<string, Exercises> = Object.fromEntries(
  Object.values(files)
    .flatMap(file => Object.entries(file))
    .filter(([name]) => names.has(name)),
)

/** Returns an exercise. `name` consists of domain and endpoint: `tasks.create`. */
function find(name: string): Exercise {
  const [domain = '', own = ''] = name.split('.')
  return exercises[domain]?.[own] ?? {}
}

/** Returns whether a preparation is necessary, which changes the data. */
export const needsPreparation = (name: string) => typeof find(name) === 'function'

/** Returns the input of a call, after its preparation. */
export async function exerciseOf(name: string): Promise<Sent> {
  const exercise = find(name)
  return typeof exercise === 'function' ? exercise() : exercise
}
