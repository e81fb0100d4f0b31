import * as v from 'valibot'
import { expect } from 'vitest'
import type { Endpoint } from '#src/contract/core/define.ts'
import { problemsOf } from '#src/contract/core/endpoint-problems.ts'
import { problemSchema } from '#src/contract/core/problems.ts'
import { domains } from '#sw/domains.ts'
import type { DomainDefinition } from '#sw/server/define-domain.ts'
import { send } from '#tests/support/server.ts'
import { dump } from './dump.ts'
import type { Sent } from './sample-requests/sample-request.ts'

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
  const fault = faultOfRefusal(endpoint, response.status, reply)
  if (fault) return complaint(fault)
  if (field !== undefined && !String(reply.field).split('.').includes(field)) return complaint(`not ${field}`)
  return []
}

/** Returns what is wrong with the status and the body of a refusal; undefined when the contract declares them. */
export function faultOfRefusal(endpoint: Endpoint, status: number, reply: unknown): string | undefined {
  if (status < 400 || status >= 500) return `not refused, but ${status}`
  const codes = problemsOf(endpoint)[status]
  if (codes === false) return reply === false ? undefined : 'not the body false'
  const { code, message } = Object(reply)
  const declared = codes?.find(one => one === code)
  if (!declared) return `${status} with the code ${code}, which the contract does not declare`
  if (!v.safeParse(problemSchema(declared), reply).success)
    return 'not the body that the contract declares for its code'
  return message.length > 1500 ? 'a message that nobody can read' : undefined
}

/** Runs every attack, and expects that each one is refused and that in the end nothing has changed. */
export async function refused(attacks: (() => Promise<string[]>)[]) {
  const before = await dump()
  const complaints: string[] = []
  for (const make of attacks) complaints.push(...(await make()))
  expect(complaints).toEqual([])
  expect(await dump()).toEqual(before)
}
