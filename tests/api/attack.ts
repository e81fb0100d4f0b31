import * as v from 'valibot'
import { expect } from 'vitest'
import type { Endpoint } from '#src/contract/core/define.ts'
import { problemSchema, problemsOf } from '#src/contract/core/problems.ts'
import { domains } from '#sw/domains.ts'
import type { DomainDefinition } from '#sw/server/define-domain.ts'
import { send } from '#tests/support/server.ts'
import { dump } from './dump.ts'
import type { Sent } from './exercises/exercise.ts'

/** An endpoint with its full name: `tasks.create`. */
export interface Named {
  name: string
  endpoint: Endpoint
}

const definitions: readonly DomainDefinition[] = domains

export const endpoints: Named[] = definitions.flatMap(({ name: domain, contract }) =>
  Object.entries(contract ?? {}).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
)
export const writes = endpoints.filter(({ endpoint }) => endpoint.method !== 'GET' || endpoint.writes)

/** Returns the cases for `it.each`. */
export const named = (list: Named[]) => list.map(one => [one.name, one] as const)

/**
 * Sends invalid input. Returns a list of faults, which is empty when the reply is a readable refusal that names the
 * field.
 */
export async function attack(endpoint: Endpoint, sent: Sent, what: string, field?: string) {
  const response = await send(endpoint, sent)
  const reply = await response.json()
  const complaint = (why: string) => [
    `${what}: ${why}: ${response.status} ${JSON.stringify(reply).slice(0, 200)}`,
  ]
  if (response.status < 400 || response.status >= 500) return complaint('not refused')
  const codes = problemsOf(endpoint)[response.status] || []
  const code = codes.find(declared => declared === reply?.code)
  if (!code) return complaint('a code that the contract does not declare')
  if (!v.safeParse(problemSchema(code), reply).success)
    return complaint('not the body that the contract declares for its code')
  if (reply.message.length > 1500) return complaint('a message that nobody can read')
  if (field !== undefined && !String(reply.field).split('.').includes(field)) return complaint(`not ${field}`)
  return []
}

/** Runs every attack, and expects that each one is refused and that in the end nothing has changed. */
export async function refused(attacks: (() => Promise<string[]>)[]) {
  const before = await dump()
  const complaints: string[] = []
  for (const make of attacks) complaints.push(...(await make()))
  expect(complaints).toEqual([])
  expect(await dump()).toEqual(before)
}
