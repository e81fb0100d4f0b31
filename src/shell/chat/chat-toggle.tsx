import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Badge } from '#src/ui/badge/badge.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useUnreadChat } from './team-chat.ts'

/** Opens and closes the team chat, which is in the address: `?chat=`. */
export function ChatToggle({ className }: { className?: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOpen = useSearch({ from: '/_app', select: ({ chat }) => chat !== undefined })
  const unread = useUnreadChat()

  const toggle = () =>
    navigate({
      to: '.',
      search: previous => ({ ...previous, panel: undefined, chat: isOpen ? undefined : '' }),
      resetScroll: false,
    })

  return (
    <IconButton
      label={unread > 0 ? t`Team chat, ${unread} unread` : t`Team chat`}
      title={t`Team chat`}
      pressed={isOpen}
      className={className}
      onClick={toggle}
    >
      <ChatBubbleLeftRightIcon />
      <Badge count={unread} corner />
    </IconButton>
  )
}
