import { Trans, useLingui } from '@lingui/react/macro'
import type { Diagnostics } from '#src/features/diagnostics/load-diagnostics.ts'
import { Facts } from '#src/ui/layout/facts.tsx'

/** The version, the build, how complete it is on this device, and the times of the start. */
export function AppFacts({ facts }: { facts: Diagnostics }) {
  const { t } = useLingui()
  const { version, installs, schema, stored, timings } = facts
  const { firstContent, workerStart } = timings
  return (
    <Facts
      facts={[
        [t`Version`, version],
        [t`Build`, installs.map(({ build }) => build.slice(0, 8)).join(', ')],
        [
          t`Files on this device`,
          installs.map(({ build, stored, files }) => (
            <div key={build}>
              <Trans>
                {stored} of {files}
              </Trans>
            </div>
          )),
        ],
        [
          t`Version of the data`,
          stored && stored.schema !== schema ? `${schema} (${stored.schema})` : schema,
        ],
        [t`Start of the page`, firstContent !== undefined && `${firstContent} ms`],
        [t`Start of the worker`, workerStart !== undefined && `${workerStart} ms`],
      ]}
    />
  )
}
