import { LockClosedIcon } from '@heroicons/react/16/solid'
import { ArrowDownLeftIcon, ArrowUpRightIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BookRow } from '#src/features/fund/fund-api.ts'
import { useGroupNames } from '#src/features/fund/group-names.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva } from '#styled-system/css'

interface Props {
  row: BookRow
  /** Opens the voucher of an entry that was made by hand. */
  onOpen: (voucherId: string) => void
}

/** An entry of the book: what it is for, the amount, and the balance after it. One of a document is locked. */
export function BookLine({ row, onOpen }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const nameOf = useGroupNames()
  const { amount, automatic, documentCode, reversesId } = row
  const at = new Date(row.at)
  const money = formatMoney(Math.abs(amount), formats)
  const balance = formatMoney(row.balanceAfter, formats)
  const title = [nameOf(row.group), row.partnerName].filter(Boolean).join(' · ')
  const content = (
    <>
      <LeadIcon>{amount < 0 ? <ArrowUpRightIcon /> : <ArrowDownLeftIcon />}</LeadIcon>
      <span className={words}>
        <span className={css({ display: 'block', fontWeight: 'label', truncate: true })}>{title}</span>
        <span className={meta}>
          {automatic && (
            <LockClosedIcon
              role="img"
              aria-hidden={false}
              aria-label={t`Made by a document, so it cannot be edited`}
            />
          )}
          <span className={css({ truncate: true })}>
            {[
              documentCode,
              `${formatDate(at, formats)} ${formatTime(at, formats.locale)}`,
              reversesId && t`reversed entry`,
              row.note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </span>
      <span className={figures}>
        <span className={sum({ isIn: amount >= 0 })}>
          {amount < 0 ? '−' : '+'}
          {money}
        </span>
        <span className={after}>
          <Trans>balance {balance}</Trans>
        </span>
      </span>
    </>
  )
  if (automatic) return <div className={line}>{content}</div>
  return (
    <button type="button" className={line} onClick={() => onOpen(row.documentId)}>
      {content}
    </button>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  width: 'full',
  minHeight: '16',
  paddingInline: 'card',
  paddingBlock: '2',
  textAlign: 'start',
  borderBlockEnd: 'hairline',
  '&:is(button)': { cursor: 'pointer', _hover: { background: 'hover' } },
  _focusVisible: { outlineOffset: '[-2px]' },
})
const words = css({ flex: '1', minWidth: '0' })
const meta = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'caption',
  color: 'subtle',
  '& svg': { flex: 'none', width: '3.5', height: '3.5' },
})
const figures = css({ flex: 'none', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
const sum = cva({
  base: { display: 'block', fontWeight: 'label' },
  variants: { isIn: { true: { color: 'success.text' }, false: {} } },
})
const after = css({ display: 'block', textStyle: 'caption', color: 'subtle' })
