import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { usePersonName } from './person-names.ts'
import { useStateNames } from './state-names.ts'

interface Stamp {
  state: string
  by: string
  at: string
  /** What was said with it. */
  text?: string
}

/** When a document came into each of its states, and who changed it. */
export function Timeline({ stamps }: { stamps: readonly Stamp[] }) {
  const { t } = useLingui()
  const nameOf = usePersonName()
  const stateName = useStateNames()
  const formats = useFormats()
  const now = useNow()
  return (
    <Card title={<Trans>History</Trans>}>
      <ol aria-label={t`History`} className={list}>
        {stamps.map(({ state, by, at, text }) => (
          <li key={`${state} ${at} ${text}`} className={entry}>
            <span className={css({ fontWeight: 'label' })}>{stateName(state)}</span>
            <span className={meta}>
              {[
                nameOf(by),
                `${formatDay(new Date(at), now, formats)}, ${formatTime(new Date(at), formats.locale)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {text && <span className={said}>{text}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

const list = css({ paddingInline: 'card', paddingBlockEnd: '4', paddingBlockStart: '1' })
/** A dot on a line that leads to the next one. */
const entry = css({
  position: 'relative',
  display: 'grid',
  paddingInlineStart: '6',
  paddingBlockEnd: '3.5',
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '[5px]',
    insetBlock: '[10px -4px]',
    width: '[1px]',
    background: 'borderStrong',
  },
  _after: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '[1px]',
    insetBlockStart: '[6px]',
    width: '[9px]',
    height: '[9px]',
    borderRadius: 'full',
    background: 'borderControl',
  },
  _last: { paddingBlockEnd: '0', _before: { display: 'none' }, _after: { background: 'accent.solid' } },
})
const said = css({ marginBlockStart: '1', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const meta = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
