import { ArrowPathIcon, CalendarIcon, FlagIcon, TagIcon, UserIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRepeatWords } from '#src/features/tasks/repeat/use-repeat-words.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { formatDue } from '#src/lib/format/dates.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import type { Kind, ParsedTask } from './parse-task.ts'

interface Props {
  parsed: ParsedTask
  /** Called with the parts of the text that the user wants to keep as words. */
  onIgnore: (parts: string[]) => void
}

interface Chip {
  kind: Kind
  icon: ReactNode
  label: string
  parts: string[]
}

/** What was understood of a typed task. A chip that is removed leaves its words in the title. */
export function ParsedChips({ parsed, onIgnore }: Props) {
  const { t } = useLingui()
  const chips = useChips(parsed)
  if (chips.length === 0) return null
  return (
    <ul aria-label={t`Understood`} className={list}>
      {chips.map(({ kind, icon, label, parts }) => (
        <li key={`${kind} ${label}`}>
          <Tag icon={icon} onRemove={() => onIgnore(parts)}>
            {label}
          </Tag>
        </li>
      ))}
    </ul>
  )
}

function useChips({ parts, dueDate, repeat, assignedTo, priority }: ParsedTask): Chip[] {
  const { t } = useLingui()
  const formats = useFormats()
  const { now, people } = useTasks()
  const inWords = useRepeatWords()

  const textsOf = (kind: Kind) => parts.flatMap(part => (part.kind === kind ? part.text : []))
  const due = dueDate && formatDue(dueDate, now, formats)
  const isDated = textsOf('when').length > 0
  const chip = (kind: Kind, icon: ReactNode, label: string | null | undefined): Chip[] =>
    label && textsOf(kind).length > 0 ? [{ kind, icon, label, parts: textsOf(kind) }] : []

  return [
    ...chip('when', <CalendarIcon />, due),
    // A repetition without a day of its own starts at its first day.
    ...chip(
      'repeat',
      <ArrowPathIcon />,
      repeat && [inWords(repeat, dueDate), ...(isDated || !due ? [] : [due])].join(' · '),
    ),
    ...chip('assignee', <UserIcon />, people.find(({ id }) => id === assignedTo)?.name),
    ...chip('priority', <FlagIcon />, [t`High`, t`Normal`, t`Low`][priority]),
    ...textsOf('tag').map(text => ({
      kind: 'tag' as const,
      icon: <TagIcon />,
      label: text.slice(1).replaceAll('_', ' '),
      parts: [text],
    })),
  ]
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.5',
  paddingBlockStart: '2',
  _print: { display: 'none' },
})
