import type { Assignee } from '#src/contract/tasks.ts'
import { fold } from '#src/lib/text/fold.ts'

/** A person in a text: "@Châu", "@minh chau", "@me". */
export interface FoundAssignee {
  start: number
  end: number
  id: string
}

/** The people to whom a task can be assigned, and the signed-in user. */
export interface Team {
  people: readonly Pick<Assignee, 'id' | 'name'>[]
  me: string
}

const own = new Set(['me', 'toi', 'minh'])

/**
 * The last person that a text names after "@", by one or several words of the name, with or without accents. Of several
 * people, one with this whole name comes first, then one whose last name word it is, which is the Vietnamese given name.
 */
export function parseAssignee(text: string, { people, me }: Team): FoundAssignee | undefined {
  const marks = [...text.matchAll(/(?<!\S)@([\p{L}\p{N}_]+(?: [\p{L}\p{N}]+){0,4})/gu)]
  return marks
    .map(({ index, 1: words = '' }) => {
      const parts = words.split(' ')
      for (let count = parts.length; count > 0; count--) {
        const name = parts.slice(0, count).join(' ')
        const id = personNamed(name, people, me)
        if (id !== undefined) return { start: index, end: index + 1 + name.length, id }
      }
      return undefined
    })
    .findLast(found => found !== undefined)
}

function personNamed(name: string, people: Team['people'], me: string): string | undefined {
  const wanted = ` ${fold(name).replaceAll('_', ' ')} `
  const ranked = people.flatMap(({ id, name }) => {
    const whole = ` ${fold(name)} `
    const rank = [whole === wanted, whole.endsWith(wanted), whole.includes(wanted)].indexOf(true)
    return rank < 0 ? [] : { id, rank }
  })
  const [best] = ranked.toSorted((a, b) => a.rank - b.rank)
  return best?.id ?? (own.has(wanted.trim()) ? me : undefined)
}
