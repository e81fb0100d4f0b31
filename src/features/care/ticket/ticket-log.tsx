import { Trans, useLingui } from '@lingui/react/macro'
import { useCan } from '#src/api/rights.ts'
import { usePersonName } from '#src/blocks/shop/documents/person-names.ts'
import { useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { careCalls } from '#src/features/care/calls.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

/** What was noted about a ticket, the newest last, and a field for another note. */
export function TicketLog({ row }: { row: CareTicket }) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const nameOf = usePersonName()
  const canAdd = useCan()('care', 'create')
  const draft = useDraft(`careNote.${row.id}`, { text: '' }, 0)
  const { run, isRunning } = useChange()
  const text = draft.values.text.trim()

  async function add() {
    const body = { noteId: crypto.randomUUID(), at: new Date().toISOString(), text }
    if (await run(() => careCalls.comment({ params: { id: row.id }, body }))) draft.drop()
  }

  return (
    <Card title={<Trans>Notes</Trans>}>
      {row.log.length > 0 && (
        <ol aria-label={t`Notes`} className={list}>
          {row.log.map(({ id, at, by, text }) => (
            <li key={id} className={entry}>
              <Avatar name={nameOf(by)} size="sm" decorative />
              <div className={css({ minWidth: '0' })}>
                <p className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>{text}</p>
                <p className={meta}>
                  {[
                    nameOf(by),
                    `${formatDay(new Date(at), now, formats)}, ${formatTime(new Date(at), formats.locale)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {canAdd ? (
        <div className={form}>
          <Field label={t`New note`}>
            <Textarea
              maxLength={1000}
              value={draft.values.text}
              onChange={({ target }) => draft.change(() => ({ text: target.value }))}
            />
          </Field>
          <Button disabled={text === ''} loading={isRunning} onClick={() => void add()}>
            <Trans>Add the note</Trans>
          </Button>
        </div>
      ) : (
        row.log.length === 0 && (
          <p className={css({ paddingInline: 'card', paddingBlockEnd: '4', color: 'muted' })}>
            <Trans>Nothing was noted yet.</Trans>
          </p>
        )
      )}
    </Card>
  )
}

const list = css({ display: 'grid', gap: '4', paddingInline: 'card', paddingBlock: '2' })
const entry = css({ display: 'flex', gap: '3' })
const meta = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
const form = css({
  display: 'grid',
  gap: '3',
  justifyItems: 'end',
  paddingInline: 'card',
  paddingBlockStart: '2',
  paddingBlockEnd: '5',
  '& > :first-child': { width: 'full' },
})
