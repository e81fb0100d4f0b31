import { CheckIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { css, cva } from '#styled-system/css'

interface Props {
  steps: readonly string[]
  /** The number of the current step, from 0. */
  current: number
  /** Called for a step that is done. */
  onStep: (step: number) => void
  vertical?: boolean
}

/** The steps of a form: done, current, to come. A step that is done can be opened again. */
export function StepList({ steps, current, onStep, vertical }: Props) {
  const { t } = useLingui()
  return (
    <ol aria-label={t`Steps`} className={list({ vertical })}>
      {steps.map((name, index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined}>
          <button
            type="button"
            disabled={index >= current}
            className={step({ isCurrent: index === current })}
            onClick={() => onStep(index)}
          >
            <span className={mark}>{index < current ? <CheckIcon /> : index + 1}</span>
            {name}
          </button>
        </li>
      ))}
    </ol>
  )
}

const list = cva({
  base: { display: 'flex', gap: '2' },
  variants: { vertical: { true: { flexDirection: 'column' }, false: { flexWrap: 'wrap' } } },
  defaultVariants: { vertical: false },
})
const step = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '2',
    borderRadius: 'md',
    textStyle: 'label',
    _hover: { background: 'hover' },
  },
  variants: { isCurrent: { true: { color: 'fg' }, false: { color: 'muted' } } },
})
const mark = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '6',
  height: '6',
  borderRadius: 'full',
  background: 'accent.subtle',
  color: 'accent.text',
  '& svg': { width: 'icon.xs', height: 'icon.xs' },
})
