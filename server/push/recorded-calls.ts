import { type DomainDefinition, type ImportHandlers, routesOf } from '#sw/server/define-domain.ts'
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
      Object.entries(await routesOf(load)).filter(([, { endpoint }]) => isRecorded(endpoint)),
    ),
  })
