import { PlusIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { useLabels } from '#src/features/contacts/fields/labels.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { css } from '#styled-system/css'

interface Props {
  heading: string
  addLabel: string
  onAdd: () => void
  children: ReactNode
}

/** Rows of one kind, and a button that adds a row. */
export function RowsFrame({ heading, addLabel, onAdd, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={frame}>
      <h3 id={id} className={title}>
        {heading}
      </h3>
      {children}
      <Button size="sm" variant="text" className={adding} onClick={onAdd}>
        <PlusIcon />
        {addLabel}
      </Button>
    </section>
  )
}

interface RowProps {
  /** The input for the row's value. */
  children: ReactNode
  label: string
  /** The usual labels of this kind. */
  usual: readonly string[]
  onLabel: (label: string) => void
  onRemove: () => void
  onBlur: () => void
  /** The row's name, for its remove button. */
  what: string
  error: ReactNode
}

/** One row: the value, its label, and a remove button. */
export function LabelledRow({ children, label, usual, onLabel, onRemove, onBlur, what, error }: RowProps) {
  const { t } = useLingui()
  const { inWords, fromWords } = useLabels()
  const listId = useId()
  return (
    <div onBlur={onBlur}>
      <div className={row}>
        {children}
        <Input
          className={labelled}
          aria-label={t`Label`}
          placeholder={t`Label`}
          autoComplete="off"
          list={listId}
          value={inWords(label)}
          onChange={event => onLabel(fromWords(event.target.value))}
        />
        <datalist id={listId}>
          {usual.map(name => (
            <option key={name}>{inWords(name)}</option>
          ))}
        </datalist>
        <IconButton label={t`Remove ${what}`} onClick={onRemove}>
          <XMarkIcon />
        </IconButton>
      </div>
      {error && (
        <p role="alert" className={wrong}>
          {error}
        </p>
      )}
    </div>
  )
}

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' })
const title = css({ textStyle: 'label' })
const adding = css({ justifySelf: 'start', marginInlineStart: '[-0.75rem]' })
/** On a phone the label is below the value. */
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  '& > :first-child': { flex: '[1 1 13.5rem]' },
})
const labelled = css({ flex: '[1 1 7rem]', width: '[5rem]' })
const wrong = css({ textStyle: 'label', color: 'danger.text', marginBlockStart: '1' })
