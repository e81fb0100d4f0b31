import {
  AdjustmentsHorizontalIcon,
  ArrowRightStartOnRectangleIcon,
  CommandLineIcon,
  KeyIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useShellData } from '#src/shell/shell-data.ts'
import { runKeyboardShortcut } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { css } from '#styled-system/css'
import { SettingsLink } from './settings-link.tsx'
import { StatusChoice } from './status-choice.tsx'
import { UserAvatar } from './user-avatar.tsx'
import { UserPanelMore } from './user-panel-more.tsx'
import { userPanelRow } from './user-panel-row.ts'

/** The content of the user menu. */
export function UserPanel({ onLeave }: { onLeave: () => void }) {
  const { user } = useShellData()

  function showKeys() {
    onLeave()
    runKeyboardShortcut('?')
  }

  return (
    <div className={panel}>
      <div className={head}>
        <UserAvatar size="md" decorative />
        <div className={css({ minWidth: '0' })}>
          <strong className={css({ display: 'block', truncate: true })}>{user.name}</strong>
          <span className={email}>{user.email}</span>
        </div>
      </div>
      <UserPanelMore />
      <div className={section}>
        <SettingsLink mode="profile" icon={<UserCircleIcon aria-hidden="true" />}>
          <span className={css({ flex: '1' })}>
            <Trans>Profile</Trans>
          </span>
          <span className={owner}>{user.name}</span>
        </SettingsLink>
        <SettingsLink mode="password" icon={<KeyIcon aria-hidden="true" />}>
          <Trans>Change password</Trans>
        </SettingsLink>
        <SettingsLink mode="display" icon={<AdjustmentsHorizontalIcon aria-hidden="true" />}>
          <Trans>Display settings</Trans>
        </SettingsLink>
        <StatusChoice />
      </div>
      <div className={section}>
        <button type="button" onClick={showKeys} className={userPanelRow}>
          <CommandLineIcon aria-hidden="true" />
          <Trans>Keys of this screen</Trans>
        </button>
        <Link to="/sign-out" className={userPanelRow}>
          <ArrowRightStartOnRectangleIcon aria-hidden="true" />
          <Trans>Sign out</Trans>
        </Link>
      </div>
    </div>
  )
}

const panel = css({ '--ring': '{colors.raised}' })
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingInline: '5',
  paddingBlock: '4',
})
const email = css({ display: 'block', textStyle: 'caption', color: 'subtle', truncate: true })
const owner = css({ minWidth: '0', truncate: true, textStyle: 'caption', color: 'subtle' })
const section = css({ padding: '2', borderBlockStart: 'hairline' })
