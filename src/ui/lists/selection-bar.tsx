import { XMarkIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'
import type { Selection } from './use-selection.ts'

interface Props {
  selection: Selection
  /** What the chosen ones are: "Selected tasks". */
  label: string
  /** What to do while none is chosen yet. */
  hint: ReactNode
  /** Chooses all that the list shows, where that makes sense. */
  onSelectAll?: () => void
  /** Buttons for what can be done to the chosen ones together. */
  children: ReactNode
}

/** Floats over the end of a list while some of it is chosen. Needs a frame that is positioned. */
export function SelectionBar({ selection, label, hint, onSelectAll, children }: Props) {
  const { t } = useLingui()
  const count = selection.ids.length
  if (!selection.isActive) return null

  return (
    <div role="toolbar" aria-label={label} data-selection-bar className={bar}>
      <span role="status" className={words}>
        {count === 0 ? hint : <Plural value={count} one="# selected" other="# selected" />}
      </span>
      {onSelectAll && (
        <Button size="sm" variant="text" onClick={onSelectAll}>
          <Trans>Select all</Trans>
        </Button>
      )}
      {count > 0 && children}
      <IconButton label={t`Clear the selection`} onClick={selection.clear}>
        <XMarkIcon />
      </IconButton>
    </div>
  )
}

/** For the words of its buttons: on a phone there is room for the icon only; the word is still its name. */
export const hiddenOnPhones = css({ srOnly: { base: true, sm: false } })

const bar = css({
  position: 'absolute',
  zIndex: 'sticky',
  insetBlockEnd: '5',
  insetInline: '4',
  marginInline: 'auto',
  width: 'fit',
  maxWidth: '[calc(100% - 2rem)]',
  display: 'flex',
  // What has no room beside the words of a phone is below them.
  flexWrap: 'wrap',
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
