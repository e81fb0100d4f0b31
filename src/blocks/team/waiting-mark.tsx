import { ClockIcon, ExclamationCircleIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { cva } from '#styled-system/css'
import type { MarkedRow } from './marked-tables.ts'
import { useRowState } from './use-row-state.ts'

/** Shows that the latest change of a row waits to be sent to the team, or that the team has refused it. */
export function WaitingMark({ table, id }: MarkedRow) {
  const { t } = useLingui()
  const state = useRowState({ table, id })
  if (!state) return null
  const isRefused = state === 'refused'
  return (
    <span
      role="img"
      aria-label={isRefused ? t`Refused by the team` : t`Waiting to be sent`}
      className={mark({ state })}
    >
      {isRefused ? <ExclamationCircleIcon /> : <ClockIcon />}
    </span>
  )
}

const mark = cva({
  base: {
    position: 'absolute',
    insetBlockEnd: '[var(--mark-inset, 0)]',
    insetInlineEnd: '[var(--mark-inset, 0)]',
    width: 'icon.xs',
    height: 'icon.xs',
    borderRadius: 'full',
    background: 'surface',
    // A click is one on the row, whose target it does not make smaller.
    pointerEvents: 'none',
    // The mark appears after a delay, so that a write that is sent immediately shows no mark.
    animation: '[fadeIn {durations.base} {durations.slow} both]',
    _print: { display: 'none' },
  },
  variants: { state: { waiting: { color: 'warning.text' }, refused: { color: 'danger.text' } } },
})
