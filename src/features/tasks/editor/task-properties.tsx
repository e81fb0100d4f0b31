import { ChevronDoubleUpIcon, ChevronDownIcon, MinusIcon } from '@heroicons/react/16/solid'
import { ArrowPathIcon, FlagIcon, TagIcon, UserIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Property } from '#src/ui/layout/property.tsx'
import { css } from '#styled-system/css'
import { DueProperty } from './due-property.tsx'
import { MenuSelect } from './menu-select.tsx'
import { Repetition } from './repetition.tsx'
import { TagsProperty } from './tags-property.tsx'
import type { PropertiesProps } from './use-save.ts'

/** Assignee, due date, priority, tags and repetition. */
export function TaskProperties({ task, save }: PropertiesProps) {
  const { t } = useLingui()
  return (
    <dl>
      <Property icon={<UserIcon />} label={t`Assignee`}>
        <Assignee task={task} save={save} />
      </Property>
      <DueProperty task={task} save={save} />
      <Property icon={<FlagIcon />} label={t`Priority`}>
        <Priority task={task} save={save} />
      </Property>
      <Property icon={<TagIcon />} label={t`Tags`}>
        <TagsProperty task={task} save={save} />
      </Property>
      <Property icon={<ArrowPathIcon />} label={t`Repeat`}>
        <Repetition task={task} save={save} />
      </Property>
    </dl>
  )
}

const nobody = 'nobody'

function Assignee({ task, save }: PropertiesProps) {
  const { t } = useLingui()
  const { people } = useTasks()
  return (
    <MenuSelect
      label={t`Assignee`}
      value={task.assignedTo ?? nobody}
      onChange={id => save({ assignedTo: id === nobody ? null : id })}
      options={[
        { value: nobody, label: t`Nobody yet` },
        ...people.map(({ id, name, avatar }) => ({
          value: id,
          label: name,
          icon: <Avatar size="xs" name={name} image={avatar} decorative />,
        })),
      ]}
    />
  )
}

const priorities = ['0', '1', '2'] as const

function Priority({ task, save }: PropertiesProps) {
  const { t } = useLingui()
  const options = {
    0: { label: t`High`, icon: <ChevronDoubleUpIcon className={css({ color: 'danger.text' })} /> },
    1: { label: t`Normal`, icon: <MinusIcon /> },
    2: { label: t`Low`, icon: <ChevronDownIcon /> },
  }
  return (
    <MenuSelect
      label={t`Priority`}
      value={`${task.priority}`}
      onChange={value => save({ priority: value === '0' ? 0 : value === '2' ? 2 : 1 })}
      options={priorities.map(value => ({ value, ...options[value] }))}
    />
  )
}
