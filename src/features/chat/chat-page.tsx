import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Outlet, useParams } from '@tanstack/react-router'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { NobodyChosen } from './conversation/nobody-chosen.tsx'
import { ProfileDrawer } from './info/profile-drawer.tsx'
import { ChatsPane } from './list/chats-pane.tsx'
import { useChats } from './list/use-chats.ts'
import { NewChatDialog } from './new-chat/new-chat-dialog.tsx'
import { ChatPageContext } from './use-chat-page.ts'

const app = getRouteApi('/_app')
const route = getRouteApi('/_app/apps/chat')

/** The conversations, and the one that the address names: side by side from `lg`, one instead of the other below. */
export function ChatPage() {
  const { t } = useLingui()
  const { user } = app.useLoaderData()
  const { q, pane } = route.useSearch()
  const { id: openId } = useParams({ strict: false })
  const search = useSearchText(q)
  const isWide = useBreakpoint('lg')
  const data = useChats(user.id, openId)
  const open = data.contacts?.find(({ id }) => id === openId)
  useTitle(open?.name ?? t`Chat`)

  return (
    <ChatPageContext value={{ userId: user.id, ...data }}>
      <div className={panes}>
        {isWide || openId === undefined ? (
          <ChatsPane search={search} />
        ) : (
          <h1 tabIndex={-1} className={css({ srOnly: true })}>
            <Trans>Chat</Trans>
          </h1>
        )}
        {openId === undefined ? isWide && <NobodyChosen /> : <Outlet />}
      </div>
      <ProfileDrawer open={pane === 'profile'} />
      <NewChatDialog open={pane === 'new'} />
    </ChatPageContext>
  )
}

const panes = css({
  flex: '1',
  display: 'flex',
  minWidth: '0',
  minHeight: '0',
  background: 'surface',
  overflow: 'hidden',
  borderBlockStart: 'hairline',
})
