import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useNow } from '#src/ui/date/use-now.ts'
import { RowErrorBoundary } from '#src/ui/lists/row-error-boundary.tsx'
import type { useRovingFocus } from '#src/ui/lists/use-roving-focus.ts'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { css } from '#styled-system/css'
import { ChatRow } from './chat-row.tsx'
import type { Chat } from './chats.ts'

interface Props {
  chats: readonly Chat[]
  query: string
  focus: ReturnType<typeof useRovingFocus>
}

/** The conversations. Tab reaches one row; the arrow keys move between rows. */
export function ChatList({ chats, query, focus }: Props) {
  const { t } = useLingui()
  const now = useNow()

  function onKeyDown(event: KeyboardEvent) {
    const id = focus.targetOf(event)
    if (id === undefined) return
    event.preventDefault()
    focus.focusRow(id)
  }

  return (
    <div role="presentation" className={frame} onKeyDown={onKeyDown} onFocus={focus.onFocus}>
      <VirtualList
        items={chats}
        keyOf={({ contact }) => contact.id}
        estimate={72}
        activeIndex={Math.max(0, focus.activeIndex)}
        label={t`Conversations`}
        className={sheet}
      >
        {chat => (
          <RowErrorBoundary row={chat}>
            <ChatRow
              chat={chat}
              query={query}
              now={now}
              tabIndex={chat.contact.id === focus.tabStopId ? 0 : -1}
            />
          </RowErrorBoundary>
        )}
      </VirtualList>
    </div>
  )
}

const frame = css({ flex: '1', minHeight: '0', display: 'flex' })
const sheet = css({ flex: '1', minWidth: '0' })
