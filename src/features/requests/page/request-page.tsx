import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useCan } from '#src/api/rights.ts'
import { DocumentPage } from '#src/blocks/shop/documents/document-page.tsx'
import { Timeline } from '#src/blocks/shop/documents/timeline.tsx'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDialog } from '#src/blocks/shop/documents/use-dialog.ts'
import type { Request } from '#src/contract/shop/documents/request.ts'
import { messageCalls, requestCalls } from '#src/features/requests/request-calls.ts'
import { useTypeNames } from '#src/features/requests/request-words.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { ChangesTable } from './changes-table.tsx'
import { CommentForm } from './comment-form.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { RequesterCard } from './requester-card.tsx'

const app = getRouteApi('/_app')

interface Props {
  row: Request
  /** The ids of the unread messages that link to it. */
  unread: readonly string[]
  groupOf: (groupID: string) => string
}

/** A request beside who asks: what changes, what was said, and the answer. */
export function RequestPage({ row, unread, groupOf }: Props) {
  const { t } = useLingui()
  const { user } = app.useLoaderData()
  const isOwn = row.by === user.id
  const mayDecide = useCan()('people', 'edit') && !isOwn
  const types = useTypeNames()
  const formats = useFormats()
  const now = useNow()
  const dialog = useDialog()
  const confirm = useConfirm()
  const { run, isRunning } = useChange()
  const at = new Date(row.at)
  const isPending = row.status === 'pending'
  useReadMessages(unread)

  async function withdraw() {
    const isSure = await confirm({
      title: t`Withdraw this request?`,
      text: t`It stays in the list, and nobody answers it.`,
      action: t`Withdraw`,
    })
    if (!isSure) return
    const done = await run(() => requestCalls.withdraw({ params: { id: row.id }, body: changeOf(row) }))
    if (done) toast.success(t`The request is withdrawn.`)
  }

  return (
    <DocumentPage
      title={types[row.type]}
      status={row.status}
      lead={[row.code, `${formatDay(at, now, formats)}, ${formatTime(at, formats.locale)}`]
        .filter(Boolean)
        .join(' · ')}
      back={{ to: '/main/setting/employee/all/requests', label: t`All requests` }}
      actions={
        isPending &&
        (mayDecide || isOwn) && (
          <>
            {isOwn && (
              <Button loading={isRunning} onClick={() => void withdraw()}>
                <Trans>Withdraw</Trans>
              </Button>
            )}
            {mayDecide && (
              <>
                <Button onClick={() => dialog.open('reject')}>
                  <Trans>Reject</Trans>
                </Button>
                <Button variant="primary" onClick={() => dialog.open('approve')}>
                  <Trans>Approve</Trans>
                </Button>
              </>
            )}
          </>
        )
      }
      side={
        <>
          <RequesterCard id={row.by} groupOf={groupOf} />
          <Timeline stamps={eventsOf(row)} />
        </>
      }
    >
      <Card title={<Trans>Reason</Trans>}>
        <p className={words}>{row.note}</p>
      </Card>
      {row.changes.length > 0 && <ChangesTable changes={row.changes} />}
      <CommentForm row={row} />
      <DecideDialog
        kind="approve"
        row={row}
        open={isPending && mayDecide && dialog.shown === 'approve'}
        onClose={dialog.close}
      />
      <DecideDialog
        kind="reject"
        row={row}
        open={isPending && mayDecide && dialog.shown === 'reject'}
        onClose={dialog.close}
      />
    </DocumentPage>
  )
}

/** Sets the messages that link to a request to read when its screen opens. */
function useReadMessages(unread: readonly string[]) {
  const read = useEffectEvent(async () => {
    // A message that cannot be marked now is marked when the screen opens again.
    for (const messageId of unread)
      await messageCalls
        .toggleRead({ body: { message: { id: messageId, read: true } } })
        .catch(() => undefined)
  })
  useEffect(() => void read(), [])
}

/** Returns the states and the comments of a request in the order of time. A comment on a decision is one with it. */
function eventsOf({ stamps, comments }: Request) {
  const decisions = stamps.map(stamp => {
    const comment = comments.find(({ by, at }) => by === stamp.by && at === stamp.at)
    return comment ? { ...stamp, text: comment.text, comment: comment.id } : stamp
  })
  const taken = new Set(decisions.flatMap(event => ('comment' in event ? event.comment : [])))
  const said = comments
    .filter(({ id }) => !taken.has(id))
    .map(({ by, at, text }) => ({ state: 'commented', by, at, text }))
  return [...decisions, ...said].toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

const words = css({
  paddingInline: 'card',
  paddingBlockEnd: '4',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
