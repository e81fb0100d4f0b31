import { ChevronDoubleUpIcon, ChevronDownIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import type { Task } from '#src/contract/tasks.ts'
import { css } from '#styled-system/css'

/** High and low are marked; normal needs no mark. */
export function PriorityMark({ priority }: { priority: Task['priority'] }) {
  'use no memo' // It has few elements; memoised, the script of the list would be larger.
  const { t } = useLingui()
  if (priority === 1) return null
  const [Icon, label] =
    priority === 0
      ? ([ChevronDoubleUpIcon, t`High priority`] as const)
      : ([ChevronDownIcon, t`Low priority`] as const)
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={css({ color: priority === 0 ? 'danger.text' : 'subtle' })}
    >
      <Icon className={css({ width: 'icon.xs', height: 'icon.xs' })} />
    </span>
  )
}
