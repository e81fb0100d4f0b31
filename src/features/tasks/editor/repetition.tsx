import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { repeats } from '#src/contract/tasks.ts'
import { useRepeatWords } from '#src/features/tasks/repeat/use-repeat-words.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { MenuSelect } from './menu-select.tsx'
import type { PropertiesProps } from './use-save.ts'

const never = 'never'
const custom = 'custom'

const RepeatDialog = lazyWithRetry(() =>
  import('#src/features/tasks/repeat/repeat-dialog.tsx').then(module => module.RepeatDialog),
)

/** How a task repeats: one of the usual ways, or one that the user sets in a dialog. */
export function Repetition({ task, save }: PropertiesProps) {
  const { t } = useLingui()
  const inWords = useRepeatWords()
  const [isOpen, setOpen] = useState(false)
  const { repeat, dueDate } = task
  const isUsual = repeat === null || repeats.some(usual => usual === repeat)
  const own = isUsual ? [] : [{ value: repeat, label: inWords(repeat, dueDate) }]
  // "Every Friday" once: as the rule of the task, or as the usual one of its due date.
  const usual = repeats
    .map(value => ({ value, label: inWords(value, dueDate) }))
    .filter(({ label }) => label !== own[0]?.label)

  function choose(value: string) {
    if (value === custom) setOpen(true)
    else void save({ repeat: value === never ? null : value })
  }

  return (
    <>
      <MenuSelect
        label={t`Repeat`}
        value={repeat ?? never}
        onChange={choose}
        options={[
          { value: never, label: t`Does not repeat` },
          ...usual,
          ...own,
          { value: custom, label: t`Custom…` },
        ]}
      />
      <LazyMount open={isOpen}>
        <RepeatDialog task={task} save={save} open={isOpen} onOpenChange={setOpen} />
      </LazyMount>
    </>
  )
}
