import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import type { TeamStatus } from '#src/contract/team.ts'
import { onDeviceStatus } from '#src/device/status.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useStateWords } from './use-state-words.ts'

/** Says why this device is not in step with the team; nothing while it is. */
export function TeamNotice({ state }: Pick<TeamStatus, 'state'>) {
  const words = useStateWords()
  const isOnline = useSyncExternalStore(onDeviceStatus, () => navigator.onLine)
  if (!isOnline)
    return (
      <Notice tone="warning" title={<Trans>No network</Trans>}>
        <Trans>Go on working. What you do is kept here and sent when the network is back.</Trans>
      </Notice>
    )
  if (state === 'inStep') return null
  return (
    <Notice tone="warning" title={words[state].title}>
      {words[state].advice}
    </Notice>
  )
}
