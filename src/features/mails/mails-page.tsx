import { getRouteApi, Outlet, useParams } from '@tanstack/react-router'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { css } from '#styled-system/css'
import { ComposeDock } from './compose/compose-dock.tsx'
import { isReplyKind } from './compose/reply-to.ts'
import { useStoredDraft } from './compose/use-stored-draft.ts'
import { LabelManager } from './labels/label-manager.tsx'
import { ListTools } from './list/list-tools.tsx'
import { Sidebar } from './mailbox/sidebar.tsx'
import { useMailboxKeys } from './mailbox/use-mailbox-keys.ts'
import { useReturns } from './mailbox/use-returns.ts'
import { counted, type Patches } from './patches.ts'
import { MailSearch } from './search/mail-search.tsx'
import { useMailActions } from './use-mail-actions.ts'
import { MailsContext } from './use-mails.ts'

const route = getRouteApi('/_app/apps/mailbox')

const none: Patches = new Map()

/** The mailboxes, one list, and above them the mail that is being written. */
export function MailsPage() {
  const mailbox = route.useLoaderData()
  const { folders, outbox, ...rest } = mailbox
  const { compose, reply } = route.useSearch()
  const { id: openId } = useParams({ strict: false })
  const isWide = useBreakpoint('lg')
  const [patches, run] = useOptimisticMutation(none)
  const actions = useMailActions(run)
  const composed = useStoredDraft(compose === 'new' ? undefined : compose, mailbox)
  const replied = useStoredDraft(reply && isReplyKind(reply) ? undefined : reply, mailbox)
  useMailboxKeys()
  useReturns(mailbox.snoozed)

  const layout = isWide ? rest.settings.messageLayout : 'full'
  const isReading = openId !== undefined && layout === 'full'
  const shared = {
    ...rest,
    ...actions,
    layout,
    drafts: { composed, replied },
    folders: counted(folders, patches),
    leaving: new Map(outbox.waiting.map(({ id, at }) => [id, at])),
    withPendingChanges: <M extends { id: string }>(mail: M) => ({ ...mail, ...patches.get(mail.id)?.fields }),
  }

  return (
    <MailsContext value={shared}>
      <div className={panes}>
        <Sidebar />
        <div className={sheet}>
          <MailSearch>
            {/* Outside the list, so that the typed text is kept while another list loads. */}
            {!isReading && <ListTools />}
            <Outlet />
          </MailSearch>
        </div>
      </div>
      <ComposeDock />
      <LabelManager />
    </MailsContext>
  )
}

const sheet = css({
  position: 'relative',
  flex: '1',
  minWidth: '0',
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
  background: 'surface',
  overflow: 'hidden',
  borderRadius: { lg: 'xl' },
  boxShadow: { lg: 'hairline' },
  _print: { display: 'block', overflow: 'visible' },
})
const panes = css({
  flex: '1',
  display: 'flex',
  minHeight: '0',
  paddingInlineEnd: { lg: '4' },
  paddingBlockEnd: { lg: '4' },
  _print: { display: 'block', padding: '0' },
})
