import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { findColleagues } from '#src/features/chat/list/chats.ts'
import { usePresent } from '#src/features/chat/present.ts'
import { useChatNavigation } from '#src/features/chat/use-chat-navigation.ts'
import { useChatPage } from '#src/features/chat/use-chat-page.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { useHeldText } from '#src/ui/form/use-held-text.ts'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { useListboxKeys } from '#src/ui/lists/use-listbox-keys.ts'
import { HighlightWords } from '#src/ui/text/highlight-words.tsx'
import { css } from '#styled-system/css'

/** A field that finds colleagues as one types, and the colleagues. Enter chooses the first one. */
export function ColleagueList() {
  const { t } = useLingui()
  const { contacts = [] } = useChatPage()
  const { open } = useChatNavigation()
  const present = usePresent()
  const listId = useId()
  const [query, setQuery] = useHeldText()
  const keys = useListboxKeys(listId)
  const shown = findColleagues(contacts, query)

  return (
    <div className={frame}>
      <Input
        data-autofocus
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={keys.activeId}
        aria-label={t`Find a colleague`}
        placeholder={t`Find a colleague`}
        lead={<MagnifyingGlassIcon />}
        value={query}
        onChange={event => {
          setQuery(event.target.value)
          keys.reset()
        }}
        onKeyDown={keys.onKeyDown}
      />
      {shown.length === 0 && <NoMatches query={query} />}
      <div role="listbox" id={listId} aria-label={t`Colleagues`} className={list}>
        {shown.map(({ id, name, avatar, index }) => (
          <button
            key={id}
            id={`${listId}-${id}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={keys.activeId === `${listId}-${id}`}
            className={line}
            onClick={() => open(id)}
          >
            <Avatar
              decorative
              name={name}
              image={avatar}
              colour={index}
              presence={present.has(id) ? 'online' : undefined}
            />
            <HighlightWords text={name} query={query} />
          </button>
        ))}
      </div>
    </div>
  )
}

const frame = css({ display: 'grid', gap: '3' })
const list = css({ display: 'grid', maxHeight: '[50dvh]', overflowY: 'auto' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  minHeight: '14',
  paddingInline: '3',
  borderRadius: 'md',
  textAlign: 'start',
  _hover: { background: 'hover' },
  '&[aria-selected=true]': { background: 'accent.selected', color: 'accent.onSelected' },
})
