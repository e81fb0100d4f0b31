import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePanel } from '#src/shell/panels/use-panel.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Kbd } from '#src/ui/keyboard/kbd.tsx'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { css } from '#styled-system/css'
import { SearchField } from './search-field.tsx'
import { SearchSheet } from './search-sheet.tsx'

const fieldId = 'search-everything'

interface Props {
  /** spec: `bar` is an icon that opens the field, `basic` is the field itself if there is space for it. */
  appearance: 'bar' | 'basic'
}

/** The search of everything, in the header and by keyboard shortcut. */
export function Search({ appearance }: Props) {
  const { t } = useLingui()
  const isRoomy = useBreakpoint('lg')
  const { isOpen, setOpen } = usePanel('search')
  const [isBarOpen, setBarOpen] = useState(false)
  /** Escape closed the field, so the icon takes the focus. */
  const [isReturned, setReturned] = useState(false)
  const isField = isRoomy && (appearance === 'basic' || isBarOpen)

  function show() {
    if (!isRoomy) return setOpen(true)
    setBarOpen(true)
    document.getElementById(fieldId)?.focus()
  }

  useKeyboardShortcuts([
    { keys: '/', label: t`Search everything`, run: show },
    { keys: 'mod+k', label: t`Search everything`, run: show },
  ])

  if (isField)
    return (
      <SearchField
        id={fieldId}
        size="sm"
        results="floating"
        autoFocus={isBarOpen}
        hint={<Kbd keys="mod+k" />}
        className={field}
        onLeave={by => {
          setReturned(isBarOpen && by === 'escape')
          setBarOpen(false)
        }}
      />
    )
  return (
    <>
      <IconButton label={t`Search everything`} autoFocus={isReturned} onClick={show}>
        <MagnifyingGlassIcon />
      </IconButton>
      {!isRoomy && <SearchSheet open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

const field = css({
  flex: '[0 1 14rem]',
  minWidth: '40',
  marginInlineEnd: '1.5',
  '& > div': { minHeight: '9', boxShadow: 'hairline', fontSize: 'label' },
})
