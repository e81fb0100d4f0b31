import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSharedQuery } from '#src/api/shared-query.ts'
import { colleagues } from '#src/features/chat/colleagues.ts'
import { Conversation } from '#src/features/chat/conversation/conversation.tsx'
import { NobodyChosen } from '#src/features/chat/conversation/nobody-chosen.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { css } from '#styled-system/css'
import { ChatHead } from './chat-head.tsx'
import { ContactRail } from './contact-rail.tsx'

interface Props {
  userId: string
  /** The id of the colleague whose conversation is shown; empty for none; undefined while the drawer is closed. */
  chosen: string | undefined
  onChoose: (id: string) => void
  onClose: () => void
}

/** Team chat: the colleagues at the side, and the conversation with one of them. */
export function ChatDrawer({ userId, chosen, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const { data: contacts = [] } = useSharedQuery(colleagues)
  // While it closes it still shows its last content.
  const [shown, setShown] = useState(chosen ?? '')
  if (chosen !== undefined && chosen !== shown) setShown(chosen)
  const contact = contacts.find(({ id }) => id === shown)

  return (
    <Drawer bare open={chosen !== undefined} onOpenChange={onClose} label={t`Team Chat`}>
      <div className={frame}>
        <section className={pane}>
          <ChatHead chosen={contact?.id} onClose={onClose} />
          {contact ? (
            <Conversation key={contact.id} userId={userId} contact={contact} level={3} />
          ) : (
            <NobodyChosen />
          )}
        </section>
        <ContactRail contacts={contacts} chosen={shown} onChoose={onChoose} />
      </div>
    </Drawer>
  )
}

const frame = css({ display: 'flex', height: 'full', minHeight: '0' })
const pane = css({ flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column' })
