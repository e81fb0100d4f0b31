import { useLingui } from '@lingui/react/macro'
import { useUnreadChat } from '#src/shell/chat/team-chat.ts'
import { messageInbox, notificationInbox } from '#src/shell/inbox/inboxes.ts'
import { useUnread } from '#src/shell/inbox/use-unread.ts'
import { Panel } from '#src/shell/panels/panel.tsx'
import { useShellData } from '#src/shell/shell-data.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css, cx } from '#styled-system/css'
import { iconButton } from '#styled-system/recipes'
import { UserAvatar } from './user-avatar.tsx'

const UserPanel = lazyWithRetry(() => import('./user-panel.tsx').then(module => module.UserPanel))

/** The user's picture. It opens the user's own pages, and on a phone also the tools that do not fit in the bar. */
export function UserMenu() {
  const { t } = useLingui()
  const { name } = useShellData().user
  const count = useUnread(messageInbox) + useUnread(notificationInbox) + useUnreadChat()

  return (
    <Panel
      name="account"
      width="sm"
      label={t`Your account`}
      preload={UserPanel.preload}
      trigger={
        <button
          type="button"
          aria-label={`${t`Your account: ${name}`}${count > 0 ? `, ${t`${count} unread`}` : ''}`}
          title={name}
          className={cx(iconButton(), portrait)}
        >
          <UserAvatar size="sm" decorative />
          <Badge count={count} corner className={onPhone} />
        </button>
      }
    >
      {close => <UserPanel onLeave={close} />}
    </Panel>
  )
}

const portrait = css({ marginInlineStart: '1' })
const onPhone = css({ display: { base: 'block', sm: 'none' }, top: '[-0.125rem !important]' })
