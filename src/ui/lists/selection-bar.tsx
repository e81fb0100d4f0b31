import { TrashIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'
import type { Selection } from './use-selection.ts'

interface Props {
  selection: Pick<Selection, 'ids' | 'isActive' | 'isAll' | 'selectAll' | 'clear'>
  /** The name of the bar: "Selected tasks". */
  label: string
  /** The hint while no row is selected. */
  hint: ReactNode
  /** Without it, the rows cannot be deleted. */
  onDelete?: (() => void) | undefined
  /** Buttons for other actions on the selected rows. */
  children?: ReactNode
}

/** Covers the bottom of a list while rows are selected. Its parent must be positioned. */
export function SelectionBar({ selection, label, hint, onDelete, children }: Props) {
  const { t } = useLingui()
  const count = selection.ids.length
  if (!selection.isActive) return null

  return (
    <div role="toolbar" aria-label={label} data-selection-bar className={bar}>
      <span role="status" className={words}>
        {count === 0 ? hint : <Plural value={count} one="# selected" other="# selected" />}
      </span>
      {!selection.isAll && (
        <Button size="sm" variant="text" onClick={selection.selectAll}>
          <Trans>Select all</Trans>
        </Button>
      )}
      {count > 0 && children}
      {count > 0 && onDelete && (
        <IconButton label={t`Delete`} onClick={onDelete}>
          <TrashIcon />
        </IconButton>
      )}
      <IconButton label={t`Clear the selection`} onClick={selection.clear}>
        <XMarkIcon />
      </IconButton>
    </div>
  )
}

/** The style of the texts of its buttons: on a phone only the icon is visible, and the text is its accessible name. */
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
  // On a phone, buttons that do not fit are in a second line.
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
