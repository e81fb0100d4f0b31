import { useLingui } from '@lingui/react/macro'
import { css } from '#styled-system/css'

interface Props {
  id: string
  /** The number of results. */
  count: number
  /** The name of the group. */
  name: string
  isActive: boolean
  onPick: () => void
}

/** Shows the rest of a group. It is an option like the results, so that the arrow keys of the field reach it. */
export function ShowAllOption({ id, count, name, isActive, onPick }: Props) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={t`Show all (${count}): ${name}`}
      tabIndex={-1}
      onClick={onPick}
      className={line}
    >
      {t`Show all (${count})`}
    </button>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'md',
  cursor: 'pointer',
  textStyle: 'label',
  color: 'accent.text',
  scrollMarginBlock: '12',
  _hover: { background: 'hover' },
  '&[aria-selected=true]': { background: 'accent.selected', color: 'accent.onSelected' },
})
