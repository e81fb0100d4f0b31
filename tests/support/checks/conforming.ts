import * as v from 'valibot'
import { expect } from 'vitest'
import type { Endpoint, Reply } from '#src/contract/core/define.ts'
import { type Arguments, call } from '#tests/support/server.ts'

/**
 * Sends a valid request and returns its reply. Fails when the reply does not match the contract or has unknown fields.
 */
export async function conforming<E extends Endpoint>(endpoint: E, ...sent: Arguments<E>): Promise<Reply<E>> {
  const reply = await call(endpoint, ...sent)
  expect(v.parse(endpoint.reply, reply)).toEqual(reply)
  return reply
}
