import { useLingui } from '@lingui/react/macro'
import { useChatNavigation } from '#src/features/chat/use-chat-navigation.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { ColleagueList } from './colleague-list.tsx'

/** Chooses the colleague of a new conversation. */
export function NewChatDialog({ open }: { open: boolean }) {
  const { t } = useLingui()
  const { closeLayer } = useChatNavigation()
  return (
    <Dialog open={open} onOpenChange={closeLayer} title={t`New chat`}>
      <ColleagueList />
    </Dialog>
  )
}
