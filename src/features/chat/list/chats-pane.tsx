import { EnvelopeOpenIcon, PlusIcon, UserCircleIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { chat } from '#src/contract/chat.ts'
import { ConnectionState } from '#src/features/chat/connection-state.tsx'
import { useChatNavigation } from '#src/features/chat/use-chat-navigation.ts'
import { useChatPage } from '#src/features/chat/use-chat-page.ts'
import { Button } from '#src/ui/button/button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { ListHead } from '#src/ui/lists/list-head.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import { useRovingFocus } from '#src/ui/lists/use-roving-focus.ts'
import type { SearchText } from '#src/ui/lists/use-search-text.ts'
import { css, cx } from '#styled-system/css'
import { ChatList } from './chat-list.tsx'
import { findChats } from './chats.ts'
import { ChatsPlaceholder } from './chats-placeholder.tsx'
import { elementIdOf, searchId, useChatKeys } from './use-chat-keys.ts'

const api = client(chat)

/** The conversations with their search. */
export function ChatsPane({ search }: { search: SearchText }) {
  const { t } = useLingui()
  const { chats } = useChatPage()
  const { id: openId } = useParams({ strict: false })
  const { startNew, showProfile } = useChatNavigation()
  const shown = chats && findChats(chats, search.query)
  const ids = shown?.map(({ contact }) => contact.id) ?? []
  const focus = useRovingFocus({ ids, openId, elementIdOf })
  const unread = (chats ?? []).filter(({ contact }) => contact.unreadCount > 0)
  useChatKeys(focus.step)

  return (
    <div className={cx(pane, openId !== undefined && notPrinted)}>
      <ListHead
        title={t`Chat`}
        summary={<Summary unread={unread.reduce((sum, { contact }) => sum + contact.unreadCount, 0)} />}
        className={head}
        entries={[
          { label: t`Your profile`, icon: <UserCircleIcon />, run: showProfile },
          {
            label: t`Mark all as read`,
            icon: <EnvelopeOpenIcon />,
            disabled: unread.length === 0,
            run: () => {
              for (const { contact } of unread)
                void withErrorToast(() => api.markAsRead({ body: { userID: contact.id } }))
            },
          },
        ]}
      >
        <Button variant="primary" onClick={startNew}>
          <PlusIcon />
          <Trans>New chat</Trans>
        </Button>
      </ListHead>
      <div role="search" aria-label={t`Find conversations`} className={tools}>
        <SearchField
          id={searchId}
          label={t`Search conversations`}
          placeholder={t`Name or last message`}
          search={search}
          size="md"
        />
      </div>
      {shown && shown.length > 0 ? (
        <ChatList chats={shown} query={search.query} focus={focus} />
      ) : (
        <ChatsPlaceholder query={search.query} />
      )}
    </div>
  )
}

const Summary = ({ unread }: { unread: number }) => (
  <>
    <Plural value={unread} _0="All read" one="# unread" other="# unread" /> <ConnectionState />
  </>
)

const pane = css({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: { base: 'full', lg: 'pane.listMin', xl: 'pane.list' },
  minHeight: '0',
  borderInlineEnd: { lg: 'hairline' },
})
/** Beside an open conversation, which is printed alone. */
const notPrinted = css({ _print: { display: 'none' } })
const head = css({ alignItems: 'flex-end', paddingInline: '5', paddingBlockStart: '4', paddingBlockEnd: '3' })
const tools = css({ flex: 'none', paddingInline: '5', paddingBlockEnd: '3', _print: { display: 'none' } })
