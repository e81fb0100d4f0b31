import { useLingui } from '@lingui/react/macro'
import { useShellData } from '#src/shell/shell-data.ts'
import { lazily } from '#src/ui/lazily.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { css, cx } from '#styled-system/css'
import { iconButton } from '#styled-system/recipes'
import { UserAvatar } from './user-avatar.tsx'

const UserPanel = lazily(() => import('./user-panel.tsx').then(module => module.UserPanel))

/** One's portrait; what is one's own is behind it: display, status, signing out. */
export function UserMenu() {
  const { t } = useLingui()
  const { name } = useShellData().user

  return (
    <Popover
      flush
      width="sm"
      placement="bottom-end"
      label={t`Your account`}
      preload={UserPanel.preload}
      trigger={
        <button
          type="button"
          aria-label={t`Your account: ${name}`}
          title={name}
          className={cx(iconButton(), portrait)}
        >
          <UserAvatar size="sm" decorative />
        </button>
      }
    >
      {close => <UserPanel onLeave={close} />}
    </Popover>
  )
}

const portrait = css({ '--ring': '{colors.canvas}', marginInlineStart: '1' })
