import { Trans } from '@lingui/react/macro'
import { Outlet, useNavigate, useParams } from '@tanstack/react-router'
import type { ReplyKind } from '#src/features/mails/compose/reply-to.ts'
import type { MailList } from '#src/features/mails/load-mails.ts'
import { isInMailbox, mailboxLink } from '#src/features/mails/mailbox/mailbox.ts'
import { useTitles } from '#src/features/mails/mailbox/use-titles.ts'
import { useVisibleList } from '#src/features/mails/search/use-mail-search.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { awaitTyping } from '#src/ui/keyboard/await-typing.ts'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { useList } from '#src/ui/lists/use-list.ts'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css, cva } from '#styled-system/css'
import { MailsPane } from './mails-pane.tsx'
import { MailListContext } from './use-mail-list.ts'
import { useMailSelection } from './use-mail-selection.ts'

/** A list and the open mail: side by side, one above the other, or one instead of the other. */
export function ListScreen(listed: MailList) {
  const visible = useVisibleList(listed)
  const { search } = visible
  const { mailbox, mails, pagination } = visible.list
  const at = useNow()
  const { id: openId } = useParams({ strict: false })
  const navigate = useNavigate()
  const isWide = useBreakpoint('lg')
  const { withPendingChanges, labels, layout } = useMails()
  const labelId = labels.find(({ slug }) => slug === mailbox.slug)?.id
  const rows = mails.map(withPendingChanges).filter(mail => isInMailbox(mail, mailbox, labelId, at))
  const selection = useMailSelection(rows, visible)
  const ids = rows.map(({ id }) => id)
  const list = useList({ ids, selection, elementIdOf: id => `mail-${id}`, openId })
  const { focus } = list
  const active = rows[focus.activeIndex]
  const index = openId === undefined ? -1 : ids.indexOf(openId)
  const title = useTitles().ofMailbox(mailbox)
  useTitle((openId !== undefined && rows[index]?.subject) || title)

  const go = (id: string | undefined, reply: ReplyKind | undefined, opensItself?: true) =>
    void navigate({
      ...mailboxLink(mailbox, id),
      search: previous => ({ ...previous, reply }),
      resetScroll: false,
      ...(opensItself && { state: { opensItself }, replace: true }),
    })

  const read = (id: string | undefined) => go(id, undefined)

  function answer(id: string, kind: ReplyKind) {
    awaitTyping()
    go(id, kind)
  }

  const isOver = layout === 'full'

  /** With a reading pane, opens the next mail; else moves to the next row. A draft opens in the editor. */
  function step(by: number) {
    const nextId = focus.idAfter(by)
    const next = rows.find(({ id }) => id === nextId)
    if (!next) return
    if ((isOver && openId === undefined) || next.folder === 'drafts') return focus.focusRow(next.id)
    focus.setActive(next.id)
    if (next.id !== openId) read(next.id)
  }

  /** On a phone, returns to the list, which shows the result. */
  const leave = () => go(isWide ? (rows[index + 1] ?? rows[index - 1])?.id : undefined, undefined, true)
  const shared = {
    mailbox,
    pagination,
    at,
    search,
    rows,
    list,
    selection,
    targets: selection.mails.length > 0 ? selection.mails : active ? [active] : [],
    openId,
    active,
    isOver,
    step,
    leave,
    read,
    answer,
  }

  return (
    <MailListContext value={shared}>
      <div className={panes({ layout })}>
        <MailsPane layout={layout} isHidden={isOver && openId !== undefined} />
        {openId === undefined ? !isOver && <ReadingPlaceholder /> : <Outlet />}
      </div>
    </MailListContext>
  )
}

const panes = cva({
  base: { flex: '1', minWidth: '0', minHeight: '0', display: 'flex', _print: { display: 'block' } },
  variants: {
    layout: { right: {}, bottom: { flexDirection: 'column' }, full: {} },
  },
})

/** The reading pane while no mail is open. */
const ReadingPlaceholder = () => (
  <div className={css({ flex: '1', display: 'flex', minWidth: '0', overflow: 'hidden' })}>
    <EmptyState title={<Trans>Choose a mail to read it here</Trans>}>
      <Trans>J and K go through the list, C writes a new one. “?” shows all keys.</Trans>
    </EmptyState>
  </div>
)
