import { useLingui } from '@lingui/react/macro'
import type { ChatContact } from '#src/contract/chat.ts'
import { usePresent } from '#src/features/chat/present.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { css } from '#styled-system/css'

interface Props {
  contacts: readonly ChatContact[]
  chosen: string
  onChoose: (id: string) => void
}

/** A column of colleagues; those with unread messages are first. */
export function ContactRail({ contacts, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const ordered = contacts.toSorted((a, b) => Number(b.unreadCount > 0) - Number(a.unreadCount > 0))
  return (
    <nav aria-label={t`Colleagues`} className={rail}>
      <ul>
        {ordered.map(contact => (
          <li key={contact.id}>
            <RailButton contact={contact} isChosen={contact.id === chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ButtonProps {
  contact: ChatContact
  isChosen: boolean
  onChoose: (id: string) => void
}

function RailButton({ contact, isChosen, onChoose }: ButtonProps) {
  const { t } = useLingui()
  const { id, name, avatar, index, unreadCount } = contact
  const isPresent = usePresent().has(id)
  const said = [name, unreadCount > 0 && t`${unreadCount} unread`, isPresent && t`Online`]
  return (
    <button
      type="button"
      aria-label={said.filter(Boolean).join(', ')}
      aria-current={isChosen || undefined}
      title={name}
      className={button}
      onClick={() => onChoose(id)}
    >
      <Avatar
        decorative
        name={name}
        image={avatar}
        colour={index}
        presence={isPresent ? 'online' : undefined}
      />
      <Badge count={unreadCount} corner />
    </button>
  )
}

const rail = css({
  '--ring': '{colors.canvas}',
  flex: 'none',
  width: '[4.75rem]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: '2',
  background: 'canvas',
  borderInlineStart: 'hairline',
})
const button = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  height: '[3.75rem]',
  cursor: 'pointer',
  outlineOffset: '[-4px]',
  _hover: { background: 'hover' },
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineEnd: '0',
    insetBlock: '3',
    width: '[0.1875rem]',
    borderRadius: 'full',
    background: 'accent.solid',
    display: 'none',
  },
  '&[aria-current]::before': { display: 'block' },
})
