import { MagnifyingGlassIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { useKeptText } from '#src/ui/form/use-kept-text.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useListboxKeys } from '#src/ui/lists/use-listbox-keys.ts'
import { UnderField } from './under-field.tsx'

interface Props {
  id?: string
  /** Results float below the field, or follow it in the page. */
  results: 'floating' | 'following'
  size?: 'sm' | 'lg'
  /** Takes the focus when it is rendered. */
  autoFocus?: boolean
  /** Shown while the field is empty: the keyboard shortcut of the search. */
  hint?: ReactNode
  className?: string
  /** Called when a result is opened, and on Escape in the field. */
  onLeave?: (by: 'result' | 'escape') => void
}

const Results = lazyWithRetry(() => import('./search-results.tsx').then(module => module.SearchResults))

/** The field that searches everything: pages, categories, products, contacts, tasks. */
export function SearchField({ id, results, size, autoFocus, hint, className, onLeave }: Props) {
  const { t } = useLingui()
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [text, setText] = useKeptText('outpost.search', true)
  const [isIn, setIsIn] = useState(false)
  const { activeId, onKeyDown, reset } = useListboxKeys(listId)
  const isFloating = results === 'floating'
  const isOpen = text.trim().length > 1 && (isIn || !isFloating)

  function write(next: string) {
    reset()
    setText(next)
    setIsIn(true)
  }

  function leave(by: 'result' | 'escape') {
    write('')
    onLeave?.(by)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape') return onKeyDown(event)
    // A dialog around the field closes by itself.
    if (isFloating) event.preventDefault()
    leave('escape')
  }

  const list = (
    <Suspense>
      <Results text={text} listId={listId} activeId={activeId} onLeave={() => leave('result')} />
    </Suspense>
  )

  return (
    <search ref={frame} className={className}>
      <Input
        id={id}
        size={size}
        role="combobox"
        aria-label={t`Search everything`}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? activeId : undefined}
        placeholder={t`Search`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        autoFocus={autoFocus}
        data-autofocus={autoFocus}
        value={text}
        onChange={event => write(event.target.value)}
        onFocus={() => {
          Results.preload()
          setIsIn(true)
        }}
        onBlur={() => setIsIn(false)}
        onKeyDown={press}
        lead={<MagnifyingGlassIcon />}
        trail={
          text === '' ? (
            hint
          ) : (
            <IconButton size="sm" label={t`Clear`} onClick={() => write('')}>
              <XMarkIcon />
            </IconButton>
          )
        }
      />
      {isOpen &&
        (isFloating ? (
          <UnderField field={frame} label={t`Results`}>
            {list}
          </UnderField>
        ) : (
          list
        ))}
    </search>
  )
}
