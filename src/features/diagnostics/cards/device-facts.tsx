import { useLingui } from '@lingui/react/macro'
import type { Diagnostics } from '#src/features/diagnostics/load-diagnostics.ts'
import { formatFileSize } from '#src/ui/file/format-file-size.ts'
import { Facts } from '#src/ui/layout/facts.tsx'

/** The network, the connection to colleagues, the worker, and the storage. */
export function DeviceFacts({ facts }: { facts: Diagnostics }) {
  const { t, i18n } = useLingui()
  const { isOnline, hub, worker, storage } = facts
  const hubs = {
    connected: t`Connected`,
    connecting: t`Connecting`,
    reconnecting: t`Connecting again`,
    disconnected: t`Not connected`,
  }
  const size = (bytes: number | undefined) => bytes !== undefined && formatFileSize(bytes, i18n.locale)
  return (
    <Facts
      facts={[
        [t`Network`, isOnline ? t`Online` : t`Offline`],
        [t`Team chat`, hubs[hub]],
        [t`Worker`, worker.isControlling ? t`Serves this page` : t`Does not serve this page`],
        [t`New version`, worker.waiting ? t`Ready` : worker.installing ? t`Loading` : t`None yet`],
        [t`Data kept`, storage.isPersisted ? t`Until it is removed` : t`The browser may clear it`],
        [t`Storage used`, size(storage.usage)],
        [t`Storage available`, size(storage.quota)],
      ]}
    />
  )
}
