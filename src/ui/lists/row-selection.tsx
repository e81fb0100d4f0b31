import { Trans } from '@lingui/react/macro'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { css } from '#styled-system/css'
import type { List } from './use-list.ts'
import type { Selection } from './use-selection.ts'

interface Props {
  list: List
  id: string
  label: string
  className?: string
}

/** The checkbox of a row. With Shift it selects the range up to the row. */
export const RowCheckbox = ({ list, id, label, className }: Props) => (
  <Checkbox
    className={className}
    tabIndex={list.tabIndexOf(id)}
    aria-label={label}
    checked={list.selection.isSelected(id)}
    onChange={({ nativeEvent }) => list.selection.check(id, nativeEvent)}
  />
)

/** Tells screen readers that a row is selected. Put it after the name of the row. */
export const SelectedText = ({ selection, id }: { selection: Selection; id: string }) =>
  selection.isSelected(id) && (
    <span className={css({ srOnly: true })}>
      <Trans>, selected</Trans>
    </span>
  )
