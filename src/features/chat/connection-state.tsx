import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { teamHub } from './team-hub.ts'

/** Says that the chat is connecting; nothing while it is connected. */
export function ConnectionState() {
  const { subscribe, state } = teamHub()
  const isConnected = useSyncExternalStore(subscribe, state) === 'connected'
  return isConnected ? null : <Trans>Connecting…</Trans>
}
