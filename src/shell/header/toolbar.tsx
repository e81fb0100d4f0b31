import { ChatToggle } from '#src/shell/chat/chat-toggle.tsx'
import { MessagesButton } from '#src/shell/inbox/messages-button.tsx'
import { NotificationsButton } from '#src/shell/inbox/notifications-button.tsx'
import { Search } from '#src/shell/search/search.tsx'
import { ShortcutsButton } from '#src/shell/shortcuts/shortcuts-button.tsx'
import { UserMenu } from '#src/shell/user/user-menu.tsx'
import { css } from '#styled-system/css'
import { FullscreenToggle } from './fullscreen-toggle.tsx'
import { LanguageMenu } from './language-menu.tsx'

interface Props {
  /** spec: an icon that opens the field, or the field itself. */
  search: 'bar' | 'basic'
  /** False where the layout shows the notifications elsewhere. */
  notifications: boolean
}

/** The user's tools at the end of every bar. Those that do not fit on a small screen are in the user menu. */
export function Toolbar({ search, notifications }: Props) {
  return (
    <>
      <Search appearance={search} />
      <LanguageMenu className={fromTablet} />
      <FullscreenToggle className={fromTablet} />
      <ShortcutsButton className={notTablet} />
      <MessagesButton className={notPhone} />
      {notifications && <NotificationsButton className={notPhone} />}
      <ChatToggle className={fromTablet} />
      <UserMenu />
    </>
  )
}

const fromTablet = css({ display: { base: 'none', md: 'grid' } })
const notPhone = css({ display: { base: 'none', sm: 'grid' } })
const notTablet = css({ display: { base: 'grid', sm: 'none', md: 'grid' } })
