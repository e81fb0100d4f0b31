import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

interface Props {
  /** The name of the radio buttons: one for each group of a page. */
  name: string
  label: string
  choices: readonly { id: string; content: ReactNode }[]
  /** The id of the chosen one. */
  chosen: string | undefined
  onChange: (id: string) => void
}

/** A few values beside each other, of which one is chosen. */
export const ChoiceGroup = ({ name, label, choices, chosen, onChange }: Props) => (
  <fieldset className={group}>
    <legend className={legend}>{label}</legend>
    {choices.map(({ id, content }) => (
      <label key={id} className={choice}>
        <input type="radio" name={name} checked={id === chosen} onChange={() => onChange(id)} />
        {content}
      </label>
    ))}
  </fieldset>
)

const group = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const legend = css({ textStyle: 'label', paddingBlockEnd: '1.5' })
const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  maxWidth: 'full',
  paddingInline: '3',
  borderRadius: 'md',
  boxShadow: 'insetHairline',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { background: 'hover' },
  '&:has(:checked)': { background: 'accent.selected', color: 'accent.onSelected' },
  '&:has(:focus-visible)': { outline: 'focus' },
  '& input': { accentColor: 'accent.solid' },
})
