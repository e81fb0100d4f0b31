import {
  ArrowsPointingOutIcon,
  BellIcon,
  ChatBubbleLeftRightIcon,
  InboxIcon,
  LanguageIcon,
  Squares2X2Icon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { activate, locales, rememberedLocale } from '#src/i18n/activate.ts'
import { useUnreadChat } from '#src/shell/chat/team-chat.ts'
import { toggleFullscreen, useIsFullscreen } from '#src/shell/header/fullscreen.ts'
import { languageNames } from '#src/shell/header/language-names.ts'
import { messageInbox, notificationInbox } from '#src/shell/inbox/inboxes.ts'
import { useUnread } from '#src/shell/inbox/use-unread.ts'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { css, cx } from '#styled-system/css'
import { UserPanelLine } from './user-panel-line.tsx'
import { userPanelRow } from './user-panel-row.ts'

/** The tools that do not fit in the bar of a small screen. */
export function UserPanelMore() {
  const { t } = useLingui()
  const [messages, notifications] = [useUnread(messageInbox), useUnread(notificationInbox)]
  const chat = useUnreadChat()
  const isFull = useIsFullscreen()

  return (
    <div className={more}>
      <UserPanelLine to={{ panel: 'messages' }} icon={<InboxIcon />} count={messages} className={phone}>
        <Trans>Messages</Trans>
      </UserPanelLine>
      <UserPanelLine
        to={{ panel: 'notifications' }}
        icon={<BellIcon />}
        count={notifications}
        className={phone}
      >
        <Trans>Notifications</Trans>
      </UserPanelLine>
      <UserPanelLine to={{ chat: '' }} icon={<ChatBubbleLeftRightIcon />} count={chat}>
        <Trans>Team chat</Trans>
      </UserPanelLine>
      <UserPanelLine to={{ panel: 'shortcuts' }} icon={<Squares2X2Icon />} className={tablet}>
        <Trans>Shortcuts</Trans>
      </UserPanelLine>
      {document.fullscreenEnabled && (
        <button type="button" onClick={toggleFullscreen} className={userPanelRow}>
          <ArrowsPointingOutIcon aria-hidden="true" />
          {isFull ? <Trans>Leave fullscreen</Trans> : <Trans>Fullscreen</Trans>}
        </button>
      )}
      <div className={cx(userPanelRow, still)}>
        <LanguageIcon aria-hidden="true" />
        <SegmentedControl
          label={t`Language`}
          value={rememberedLocale()}
          onChange={locale => void activate(locale)}
          options={locales.map(value => ({ value, label: languageNames[value] }))}
          className={css({ flex: '1' })}
        />
      </div>
    </div>
  )
}

const more = css({ display: { base: 'block', md: 'none' }, padding: '2', borderBlockStart: 'hairline' })
const phone = css({ display: { base: 'flex', sm: 'none' } })
const tablet = css({ display: { base: 'none', sm: 'flex' } })
const still = css({ cursor: 'default', _hover: { background: 'transparent' } })
