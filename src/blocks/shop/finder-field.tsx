import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Input } from '#src/ui/form/input.tsx'
import { option } from '#src/ui/form/option.ts'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { useListboxKeys } from '#src/ui/lists/use-listbox-keys.ts'
import { floating } from '#src/ui/overlay/floating.ts'
import { css, cx } from '#styled-system/css'

/** A row of the list below the field. */
export interface FinderOption {
  id: string
  content: ReactNode
  onPick: () => void
}

interface Props {
  id?: string
  label: string
  placeholder?: string
  text: string
  onText: (text: string) => void
  options: readonly FinderOption[]
  /** Shown when there is a text and no option. */
  none: ReactNode
  /** Returns whether it has used the text: then Enter does not press the first option. */
  onEnter?: () => boolean
  /** The list is shown before anything is typed. */
  opensEmpty?: boolean
  autoFocus?: boolean
  trail?: ReactNode
  className?: string
}

/** A field that finds rows as one types. The arrow keys choose one, Enter takes it or the first one. */
export function FinderField({ text, onText, options, opensEmpty = false, ...props }: Props) {
  const listId = useId()
  const keys = useListboxKeys(listId)
  const [isIn, setIsIn] = useState(false)
  const isOpen = isIn && (opensEmpty || text.trim() !== '')

  function write(next: string) {
    keys.reset()
    onText(next)
    setIsIn(true)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && isOpen) {
      // A dialog around the field stays open.
      event.stopPropagation()
      event.preventDefault()
      write('')
      return setIsIn(false)
    }
    if (event.key === 'Enter' && !isEnter(event)) return
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Enter' && keys.activeId === undefined && props.onEnter?.()) return
    keys.onKeyDown(event)
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsIn(false)
  }

  return (
    <div className={cx(frame, props.className)} onBlur={leave}>
      <Input
        id={props.id}
        type="search"
        role="combobox"
        aria-label={props.label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? keys.activeId : undefined}
        placeholder={props.placeholder ?? props.label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        autoFocus={props.autoFocus}
        data-autofocus={props.autoFocus}
        lead={<MagnifyingGlassIcon />}
        trail={props.trail}
        value={text}
        onChange={event => write(event.target.value)}
        onFocus={() => setIsIn(true)}
        onKeyDown={press}
      />
      {isOpen && (
        <div className={cx(floating, list)}>
          <div role="listbox" id={listId} aria-label={props.label}>
            {options.map(({ id, content, onPick }) => (
              <button
                key={id}
                id={`${listId}-${id}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={keys.activeId === `${listId}-${id}`}
                className={cx(option(), row)}
                onClick={() => {
                  setIsIn(false)
                  keys.reset()
                  onPick()
                }}
              >
                {content}
              </button>
            ))}
          </div>
          {options.length === 0 && <p className={empty}>{props.none}</p>}
        </div>
      )}
    </div>
  )
}

const frame = css({ position: 'relative', minWidth: '0' })
const list = css({
  position: 'absolute',
  insetInline: '0',
  insetBlockStart: '[calc(100% + 4px)]',
  padding: '1.5',
  maxHeight: '[min(20rem, 50dvh)]',
})
const row = css({
  width: 'full',
  '&[aria-selected=true]': { background: 'hover' },
  _hover: { background: 'hover' },
})
const empty = css({ padding: '3', color: 'muted' })
