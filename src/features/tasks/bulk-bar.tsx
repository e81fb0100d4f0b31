import { CheckCircleIcon, FolderArrowDownIcon, TrashIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { css } from '#styled-system/css'
import type { Selection } from './use-selection.ts'
import { useTasks } from './use-tasks.ts'

/** What can be done to the chosen tasks together. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { t } = useLingui()
  const { tasks, complete, move, remove } = useTasks()
  const { ids, clear } = selection
  const sections = tasks.filter(task => task.type === 'section')
  const chosen = tasks.filter(task => ids.includes(task.id))
  const isAllDone = chosen.length > 0 && chosen.every(task => task.completed)
  const count = ids.length
  if (count === 0 && !selection.isSelecting) return null

  const act = (run: (ids: readonly string[]) => unknown) => () => {
    clear()
    void run(ids)
  }

  return (
    <div role="toolbar" aria-label={t`Selected tasks`} className={bar}>
      <span role="status" className={words}>
        {count === 0 ? (
          <Trans>Tap the tasks to select</Trans>
        ) : (
          <Plural value={count} one="# selected" other="# selected" />
        )}
      </span>
      {count > 0 && (
        <>
          <Button size="sm" variant="ghost" onClick={act(all => complete(all, !isAllDone))}>
            <CheckCircleIcon />
            <span className={fromTablets}>{isAllDone ? <Trans>Reopen</Trans> : <Trans>Complete</Trans>}</span>
          </Button>
          {sections.length > 0 && (
            <Menu
              placement="top-start"
              trigger={
                <IconButton label={t`Move to a section`}>
                  <FolderArrowDownIcon />
                </IconButton>
              }
              entries={sections.map(({ id, title }) => ({
                label: title || t`Untitled section`,
                run: act(all => move(all, id)),
              }))}
            />
          )}
          <IconButton label={t`Delete`} onClick={act(remove)}>
            <TrashIcon />
          </IconButton>
        </>
      )}
      <IconButton label={t`Clear the selection`} onClick={clear}>
        <XMarkIcon />
      </IconButton>
    </div>
  )
}

const bar = css({
  position: 'absolute',
  zIndex: 'sticky',
  insetBlockEnd: '5',
  insetInline: '4',
  marginInline: 'auto',
  width: 'fit',
  maxWidth: '[calc(100% - 2rem)]',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  padding: '1.5',
  paddingInlineStart: '4',
  borderRadius: 'xl',
  background: 'raised',
  boxShadow: '[{shadows.lg}, {shadows.hairline}]',
  _highContrast: { border: '[1px solid]' },
  animation: '[rise {durations.base} {easings.enter}]',
  _print: { display: 'none' },
})
const words = css({
  textStyle: 'label',
  marginInlineEnd: '2',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** On a phone there is room for the icon only; the word is still its name. */
const fromTablets = css({ srOnly: { base: true, sm: false } })
