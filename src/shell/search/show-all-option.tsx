import { useLingui } from '@lingui/react/macro'
import { css } from '#styled-system/css'

interface Props {
  id: string
  /** How many there are. */
  count: number
  /** Of what. */
  name: string
  isActive: boolean
  onPick: () => void
}

/** Shows the rest of a group. An option like the results, so that the keys of the field lead to it. */
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
