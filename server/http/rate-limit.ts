import { Problem } from '#sw/server/problem.ts'

const MAX_CALLERS = 10_000

/** Returns a function that takes one of a caller's requests, and throws 429 with `Retry-After` when none is left. */
export function rateLimit(perMinute: number, now = Date.now) {
  const callers = new Map<string, { left: number; at: number }>()
  return (caller: string) => {
    const at = now()
    const known = callers.get(caller) ?? { left: perMinute, at }
    const left = Math.min(perMinute, known.left + ((at - known.at) * perMinute) / 60_000)
    callers.delete(caller)
    callers.set(caller, { left: left >= 1 ? left - 1 : left, at })
    const [oldest] = callers.keys()
    if (callers.size > MAX_CALLERS && oldest !== undefined) callers.delete(oldest)
    if (left >= 1) return
    const seconds = String(Math.ceil(((1 - left) * 60) / perMinute))
    throw new Problem(429, {
      text: { code: 'tooManyAttempts', seconds },
      headers: { 'Retry-After': seconds },
    })
  }
}
