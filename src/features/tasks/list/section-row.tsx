import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useAutosave } from '#src/api/use-autosave.ts'
import { RowMark } from '#src/blocks/team/row-mark.tsx'
import { useNewEntry } from '#src/features/tasks/use-new-entry.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { css } from '#styled-system/css'
import { nameIdOf, rowIdOf, type SectionRowData } from './rows.ts'

interface Props {
  row: SectionRowData
  tabIndex: number
  onToggle: () => void
}

/** The head of a section: collapse it, rename it in place, add tasks, delete it. */
export function SectionRow({ row: { task, count, isCollapsed }, tabIndex, onToggle }: Props) {
  'use no memo' // It has few elements; memoised, the script of the list would be larger.
  const { t, i18n } = useLingui()
  const { may, update, remove } = useTasks()
  const { addTask } = useNewEntry()
  const { id } = task
  const name = useAutosave({
    stored: task.title,
    save: async title => Boolean(await update(id, { title })),
    draftKey: `task.${id}.title`,
  })
  const shownName = name.value || t`Untitled section`

  return (
    <>
      <div className={row}>
        <button
          type="button"
          id={rowIdOf(id)}
          tabIndex={tabIndex}
          aria-expanded={!isCollapsed}
          aria-label={shownName}
          className={fold}
          onClick={onToggle}
        >
          <ChevronDownIcon />
        </button>
        <input
          type="text"
          id={nameIdOf(id)}
          tabIndex={tabIndex}
          className={title}
          size={shownName.length}
          aria-label={t`Name of the section`}
          placeholder={t`Untitled section`}
          readOnly={!may.edit}
          value={name.value}
          onChange={event => name.change(event.target.value)}
          onBlur={name.flush}
          onKeyDown={event => {
            if (!isEnter(event)) return
            // Otherwise the key would also press the element that has the focus then.
            event.preventDefault()
            focusWhenMounted(rowIdOf(id))
          }}
        />
        <span className={figure}>{i18n.number(count)}</span>
        <span className={rule} />
        {may.edit && (
          <>
            <IconButton
              size="sm"
              tabIndex={tabIndex}
              className={quiet}
              label={t`Delete section ${shownName}`}
              onClick={() => remove([id])}
            >
              <TrashIcon />
            </IconButton>
            <IconButton
              size="sm"
              tabIndex={tabIndex}
              label={t`Add a task to ${shownName}`}
              onClick={event => addTask(id, event)}
            >
              <PlusIcon />
            </IconButton>
          </>
        )}
        <RowMark table="tasks" id={id} />
      </div>
      <ConflictNotice conflict={name.conflict} />
    </>
  )
}

const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'rowCompact',
  paddingInlineStart: { base: '1', _touch: '7' },
  '& > button': { _print: { display: 'none' } },
})
const fold = css({
  position: 'relative',
  flex: 'none',
  width: '6',
  height: '6',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'sm',
  color: 'subtle',
  transition: '[rotate {durations.fast}]',
  '&[aria-expanded=false]': { rotate: '[-90deg]' },
  '& svg': { width: 'icon.xs', height: 'icon.xs' },
  _after: { content: '""', position: 'absolute', inset: '[calc((100% - 2.75rem) / 2)]' },
})
const title = css({
  // In browsers without `field-sizing`, `size` gives about the same width.
  fieldSizing: 'content',
  minWidth: '12',
  maxWidth: '[60%]',
  fontWeight: 'title',
  background: '[transparent]',
  borderRadius: 'xs',
  textOverflow: 'ellipsis',
})
const figure = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
const rule = css({ flex: '1', height: 'hairline', background: 'border' })
const quiet = css({
  display: 'none',
  ':is(li:hover, li:focus-within) &': { display: 'grid' },
  _touch: { display: 'grid' },
})
