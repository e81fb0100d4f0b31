import { type DomainDefinition, type ImportHandlers, routesOf } from '#sw/server/define-domain.ts'
import type { Route } from '#sw/server/handle.ts'
import { notFound } from '#sw/server/problem.ts'
import { isRecorded } from '#sw/team/recorded.ts'

/**
 * Returns domains whose handlers are only those of the calls that a device sends to its team. Others would act for a
 * device: restore a backup, or join another team.
 */
export const withRecordedCalls = (domains: readonly DomainDefinition[]): DomainDefinition[] =>
  domains.map(({ handlers = {}, ...domain }) => ({
    ...domain,
    handlers: Object.fromEntries(Object.entries(handlers).map(([path, load]) => [path, recordedOf(load)])),
  }))

const recordedOf =
  (load: ImportHandlers): ImportHandlers =>
  async () => ({
    handlers: Object.fromEntries(
      Object.entries(await routesOf(load)).flatMap(([name, route]) =>
        isRecorded(route.endpoint) ? [[name, refusingNull(route)]] : [],
      ),
    ),
  })

/**
 * spec: a change of a contact or a mail label that does not exist gets the reply `null`. Here another device has removed
 * it: the change is refused with 404, so that its device keeps what was typed.
 */
const refusingNull = (route: Route): Route => ({
  ...route,
  async run(...call) {
    const reply = await route.run(...call)
    if (reply === null) return notFound('row', String(idIn(call[0])))
    return reply
  },
})

/** Returns the id in the body of a call; empty when it has none. */
function idIn(input: object): unknown {
  const { body }: { body?: unknown } = input
  return typeof body === 'object' && body !== null && 'id' in body ? body.id : ''
}
