import { appExercises } from './apps.ts'
import { boardExercises } from './boards.ts'
import type { Exercise, Exercises, Sent } from './exercise.ts'
import { shellExercises } from './shell.ts'

/** A well-formed call of every endpoint of the contract, by domain and name. */
export const exercises: Record<string, Exercises> = {
  ...appExercises,
  ...shellExercises,
  boards: boardExercises,
}

/** `name` is that of domain and endpoint: `tasks.create`. */
function find(name: string): Exercise {
  const [domain = '', own = ''] = name.split('.')
  return exercises[domain]?.[own] ?? {}
}

/** Whether something has to happen first, so that the data is another afterwards. */
export const needsPreparation = (name: string) => typeof find(name) === 'function'

/** What a call carries, once what has to happen first has happened. */
export async function exerciseOf(name: string): Promise<Sent> {
  const exercise = find(name)
  return typeof exercise === 'function' ? exercise() : exercise
}
