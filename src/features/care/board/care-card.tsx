import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { usePersonName } from '#src/blocks/shop/documents/person-names.ts'
import { RowMark } from '#src/blocks/team/row-mark.tsx'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { usePriorityNames, useTicketNames } from '#src/features/care/care-words.ts'
import { DueText } from '#src/features/care/due-text.tsx'
import type { CareStep } from '#src/features/care/use-care-steps.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Tag } from '#src/ui/badge/tag.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { css } from '#styled-system/css'

/** The element of a card that takes the focus. */
export const cardLinkId = (id: string) => `care-${id}`

/** The element that says how a card is dragged by keyboard. */
export const dragHelpId = 'care-drag-help'

/** A ticket on the board. The link in its title covers the card; its menu has the steps that its state allows. */
export function CareCard({ row, steps }: { row: CareTicket; steps: CareStep[] }) {
  const { t } = useLingui()
  const { customerOf, thingOf } = useTicketNames()
  const priorities = usePriorityNames()
  const assignee = usePersonName()(row.assigneeId ?? '')
  return (
    <article className={frame}>
      <div className={css({ display: 'flex', alignItems: 'flex-start', gap: '2' })}>
        <h3 className={title}>
          <Link
            id={cardLinkId(row.id)}
            to="/main/care/$id"
            params={{ id: row.id }}
            preload={false}
            draggable={false}
            aria-describedby={steps.length > 0 ? dragHelpId : undefined}
            className={cover}
          >
            {thingOf(row)}
          </Link>
        </h3>
        {steps.length > 0 && (
          <Menu
            placement="bottom-end"
            trigger={
              <IconButton size="sm" label={t`Steps of ${{ code: row.code }}`} className={menu}>
                <EllipsisHorizontalIcon />
              </IconButton>
            }
            entries={steps}
          />
        )}
      </div>
      <p className={css({ overflowWrap: 'anywhere' })}>{customerOf(row)}</p>
      <p className={issue}>{row.issue}</p>
      <div className={foot}>
        <span className={code}>{row.code}</span>
        <DueText row={row} />
        {row.priority === 'high' && <Tag tone="danger">{priorities.high}</Tag>}
        {assignee && (
          <span className={css({ marginInlineStart: 'auto' })} title={assignee}>
            <Avatar name={assignee} size="sm" />
          </span>
        )}
      </div>
      <RowMark table="shopDocuments" id={row.id} />
    </article>
  )
}

const frame = css({
  position: 'relative',
  '--mark-inset': '{spacing.1}',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1',
  padding: '3.5',
  background: 'surface',
  borderRadius: 'lg',
  boxShadow: 'hairline',
  contentVisibility: 'auto',
  containIntrinsicHeight: '[auto 8.5rem]',
  '&:has(a:hover)': { boxShadow: '[{shadows.sm}, {shadows.hairline}]' },
})
const title = css({ flex: '1', minWidth: '0', fontWeight: 'label', overflowWrap: 'anywhere' })
const cover = css({ _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } })
const menu = css({
  position: '[relative !important]',
  zIndex: 'base',
  marginBlock: '-1.5',
  marginInlineEnd: '-2',
})
const issue = css({ color: 'muted', textStyle: 'caption', lineClamp: '2', overflowWrap: 'anywhere' })
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2.5',
  rowGap: '1',
  minHeight: '7',
  marginBlockStart: '1',
})
const code = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
