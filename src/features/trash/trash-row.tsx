import { Trans, useLingui } from '@lingui/react/macro'
import type { Trashed } from '#src/contract/shell/trash.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import type { Selection } from '#src/ui/lists/use-selection.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  entry: Trashed
  selection: Selection
  /** Absent for users who may only see it. */
  onTakeBack?: (() => void) | undefined
}

/** A removed thing: what it is, when it was deleted, and when it is deleted permanently. */
export function TrashRow({ entry, selection, onTakeBack }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const at = new Date(entry.at)
  const deleted = `${formatDay(at, now, formats)}, ${formatTime(at, formats.locale)}`
  const purged = formatDay(new Date(entry.purgeAt), now, formats)
  const title = entry.title || t`Without a name`
  return (
    <div className={row}>
      {onTakeBack && (
        <Checkbox
          aria-label={t`Select ${{ title }}`}
          checked={selection.isSelected(entry.id)}
          onChange={({ nativeEvent }) => selection.check(entry.id, nativeEvent)}
        />
      )}
      <div className={css({ flex: '[1 1 8rem]', minWidth: '0' })}>
        <p className={css({ fontWeight: 'label', lineClamp: '2', overflowWrap: 'anywhere' })}>{title}</p>
        <p className={meta}>
          {entry.label} · {deleted}
        </p>
        <p className={meta}>
          <Trans>Deleted for good: {purged}</Trans>
        </p>
      </div>
      {onTakeBack && (
        <Button size="sm" onClick={onTakeBack}>
          <Trans>Restore</Trans>
        </Button>
      )}
    </div>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3.5',
  rowGap: '1',
  minHeight: 'row',
  paddingInline: 'card',
  paddingBlock: '2.5',
  borderBlockStart: 'hairline',
})
const meta = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
