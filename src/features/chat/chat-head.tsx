import { XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'
import { teamHub } from './team-hub.ts'

/** The title of the drawer and the state of the connection. */
export function ChatHead({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { subscribe, state } = teamHub()
  const isConnected = useSyncExternalStore(subscribe, state) === 'connected'

  return (
    <header className={head}>
      <h2 className={css({ textStyle: 'title' })}>
        <Trans>Team Chat</Trans>
      </h2>
      <span role="status" className={quiet}>
        {!isConnected && <Trans>Connecting…</Trans>}
      </span>
      <IconButton label={t`Close`} onClick={onClose}>
        <XMarkIcon />
      </IconButton>
    </header>
  )
}

const head = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  height: 'topbar',
  paddingInlineStart: '5',
  paddingInlineEnd: '2.5',
  borderBlockEnd: 'hairline',
})
const quiet = css({ marginInlineStart: 'auto', textStyle: 'caption', color: 'subtle' })
