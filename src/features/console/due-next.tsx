import { ChevronRightIcon } from '@heroicons/react/16/solid'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDue, urgencyOf } from '#src/lib/format/dates.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import type { Due } from './summarise.ts'

const NothingDue = lazyWithRetry(() => import('./nothing-due.tsx').then(module => module.NothingDue))

/** The next tasks, the most urgent first. */
export function DueNext({ due, now }: { due: Due[]; now: Date }) {
  if (due.length === 0)
    return (
      <Card title={<Trans>Due next</Trans>}>
        <NothingDue />
      </Card>
    )

  return (
    <Card
      title={<Trans>Due next</Trans>}
      action={
        <Link to="/apps/tasks" className={link()}>
          <Trans>See all</Trans>
        </Link>
      }
    >
      <ul className={css({ paddingBlockEnd: '2' })}>
        {due.map(task => (
          <li key={task.id}>
            <Row task={task} now={now} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Row({ task, now }: { task: Due; now: Date }) {
  const formats = useFormats()
  return (
    <Link to="/apps/tasks/$id" params={{ id: task.id }} className={row}>
      <span className={words}>
        <span className={title}>{task.title}</span>
        {task.section && <span className={section}>{task.section}</span>}
      </span>
      <time dateTime={task.dueDate} className={when({ urgency: urgencyOf(task.dueDate, now) })}>
        {formatDue(task.dueDate, now, formats)}
      </time>
      <ChevronRightIcon aria-hidden="true" className={chevron} />
    </Link>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'row',
  paddingInline: 'card',
  paddingBlock: '2',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
const words = css({ flex: '1', minWidth: '0' })
const title = css({ display: 'block', fontWeight: 'label', truncate: true })
const section = css({ display: 'block', textStyle: 'caption', color: 'subtle', truncate: true })
const when = cva({
  base: { flex: 'none', textStyle: 'label', fontVariantNumeric: 'tabular-nums' },
  variants: {
    urgency: {
      late: { color: 'danger.text' },
      soon: { color: 'warning.text' },
      later: { color: 'subtle', fontWeight: 'text' },
    },
  },
})
const chevron = css({ flex: 'none', width: 'icon.xs', height: 'icon.xs', color: 'disabled' })
