import { Trans, useLingui } from '@lingui/react/macro'
import { useSharedQuery } from '#src/api/shared-query.ts'
import type { ChatContact } from '#src/contract/chat.ts'
import { useChatNavigation } from '#src/features/chat/use-chat-navigation.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { personWith } from './person.ts'
import { PersonFacts } from './person-facts.tsx'
import { PersonHead } from './person-head.tsx'

/** The contact info of a colleague: beside the conversation from `lg`, over it on smaller screens. */
export function InfoDrawer({ contact, open }: { contact: ChatContact; open: boolean }) {
  const { t } = useLingui()
  const { closeLayer } = useChatNavigation()
  return (
    <Drawer open={open} beside width="nav" label={t`Contact info`} onOpenChange={closeLayer}>
      <Info key={contact.id} contact={contact} />
    </Drawer>
  )
}

function Info({ contact }: { contact: ChatContact }) {
  const query = personWith(contact.id)
  const { data, error } = useSharedQuery(query)

  return (
    <>
      <PersonHead
        name={contact.name}
        avatar={contact.avatar}
        colour={contact.index}
        status={data?.status}
        about={[data?.contact?.title, data?.contact?.company].filter(Boolean).join(', ')}
      />
      {data ? (
        <PersonFacts person={data} />
      ) : error ? (
        <ErrorState title={<Trans>The contact info did not load</Trans>} onRetry={() => void query.reload()}>
          {error instanceof ApiProblem && error.message ? error.message : undefined}
        </ErrorState>
      ) : (
        <SkeletonRows count={3} />
      )}
    </>
  )
}
