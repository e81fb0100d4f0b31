import { ArrowLeftIcon, InformationCircleIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useSharedQuery } from '#src/api/shared-query.ts'
import { InfoDrawer } from '#src/features/chat/info/info-drawer.tsx'
import { LoadFailed } from '#src/features/chat/list/load-failed.tsx'
import { fieldId, useConversationKeys } from '#src/features/chat/list/use-chat-keys.ts'
import { useChatNavigation } from '#src/features/chat/use-chat-navigation.ts'
import { useChatPage } from '#src/features/chat/use-chat-page.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { css, cx } from '#styled-system/css'
import { button, iconButton } from '#styled-system/recipes'
import { Conversation } from './conversation.tsx'
import { ConversationPlaceholder } from './conversation-placeholder.tsx'
import { historyWith } from './history.ts'

/** The conversation that the address names. */
export function OpenConversation() {
  const { t } = useLingui()
  const { id } = useParams({ from: '/_app/apps/chat/$id' })
  const { at, pane } = useSearch({ from: '/_app/apps/chat/$id' })
  const { userId, contacts, error } = useChatPage()
  const { showInfo, closeLayer } = useChatNavigation()
  // It loads together with the colleagues, not after them.
  useSharedQuery(historyWith(id))
  const contact = contacts?.find(other => other.id === id)
  const isInfoOpen = pane === 'info'
  useConversationKeys(isInfoOpen)

  if (!contacts)
    return <ConversationPlaceholder>{error ? <LoadFailed /> : undefined}</ConversationPlaceholder>
  if (!contact) return <Missing />
  return (
    <>
      <section aria-label={contact.name} className={frame}>
        <Conversation
          key={id}
          userId={userId}
          contact={contact}
          level={2}
          at={at}
          lead={<Back />}
          tools={
            <IconButton
              label={t`Contact info`}
              pressed={isInfoOpen}
              onClick={isInfoOpen ? closeLayer : showInfo}
            >
              <InformationCircleIcon />
            </IconButton>
          }
          fieldId={fieldId}
        />
      </section>
      <InfoDrawer contact={contact} open={isInfoOpen} />
    </>
  )
}

/** The way back to the list, where the list is not beside the conversation. */
function Back() {
  const { t } = useLingui()
  const label = t`Back to the conversations`
  return (
    <Link
      from="/apps/chat"
      to="/apps/chat"
      search={({ q }) => ({ q })}
      aria-label={label}
      title={label}
      className={cx(iconButton(), back)}
    >
      <ArrowLeftIcon />
    </Link>
  )
}

const Missing = () => (
  <EmptyState
    scene={<NoResultsScene />}
    title={<Trans>This person is not here</Trans>}
    actions={
      <Link to="/apps/chat" className={button({ variant: 'primary' })}>
        <Trans>All conversations</Trans>
      </Link>
    }
  >
    <Trans>The account may have been removed.</Trans>
  </EmptyState>
)

const frame = css({ flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column' })
const back = css({ display: { lg: 'none' } })
