import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'
import { moveButtonId } from './use-run.ts'

interface Props {
  id: string
  /** The code of the document, for the names of the buttons. */
  code: string
  /** From 1 on. */
  place: number
  count: number
  onMove: (step: -1 | 1) => void
}

/** The place of a stop in the run, with the buttons that move it. */
export function StopBar({ id, code, place, count, onMove }: Props) {
  const { t } = useLingui()
  return (
    <div className={css({ display: 'flex', alignItems: 'center', gap: '1' })}>
      <span className={words}>
        <Trans>
          Stop {place} of {count}
        </Trans>
      </span>
      <IconButton
        id={moveButtonId(id, -1)}
        size="lg"
        label={t`Earlier: ${{ code }}`}
        disabled={place === 1}
        onClick={() => onMove(-1)}
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        id={moveButtonId(id, 1)}
        size="lg"
        label={t`Later: ${{ code }}`}
        disabled={place === count}
        onClick={() => onMove(1)}
      >
        <ArrowDownIcon />
      </IconButton>
    </div>
  )
}

const words = css({
  flex: '1',
  textStyle: 'label',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
})
