import { expect, it } from 'vitest'
import { Problem } from '#sw/server/problem.ts'
import { rateLimit } from './rate-limit.ts'

/** Returns a limit, and the seconds after which a caller may try again; 0 when the request was taken. */
function limited(perMinute: number) {
  let now = 0
  const take = rateLimit(perMinute, () => now)
  return {
    wait: (ms: number) => {
      now += ms
    },
    retryAfter(caller: string) {
      try {
        take(caller)
        return 0
      } catch (error) {
        if (error instanceof Problem && error.status === 429)
          return Number(error.details.headers?.['Retry-After'])
        throw error
      }
    },
  }
}

it('accepts the requests of a minute in one burst, and then one whenever its share of a minute has passed', () => {
  const { retryAfter, wait } = limited(15)
  expect(Array.from({ length: 16 }, () => retryAfter('a'))).toEqual([...Array(15).fill(0), 4])
  wait(3000)
  expect(retryAfter('a')).toBe(1)
  wait(1000)
  expect([retryAfter('a'), retryAfter('a')]).toEqual([0, 4])
})

it('counts each caller apart, and saves no more than the requests of a minute', () => {
  const { retryAfter, wait } = limited(2)
  expect(['a', 'a', 'a', 'b'].map(retryAfter)).toEqual([0, 0, 30, 0])
  wait(3_600_000)
  expect(['a', 'a', 'a'].map(retryAfter)).toEqual([0, 0, 30])
})
