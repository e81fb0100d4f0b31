import { Trans } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onIdle } from '#src/lib/on-idle.ts'
import { teamHub } from './team-hub.ts'

/** Says that the chat is connecting; nothing while it is connected. It connects after the messages are shown. */
export function ConnectionState() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => onIdle(() => setIsIdle(true)), [])
  return isIdle ? <HubState /> : <Trans>Connecting…</Trans>
}

function HubState() {
  const { subscribe, state } = teamHub()
  const isConnected = useSyncExternalStore(subscribe, state) === 'connected'
  return isConnected ? null : <Trans>Connecting…</Trans>
}
