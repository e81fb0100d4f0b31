import {
  ChevronDoubleLeftIcon,
  ChevronDoubleRightIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css, cx } from '#styled-system/css'

type Props = {
  /** Counts from 0. */
  page: number
  size: number
  /** The number of all rows. */
  total: number
  sizes?: readonly number[]
  onChange: (next: { page: number; size: number }) => void
  className?: string
}

/** Buttons for moving between pages. When the page size changes, the first visible row stays visible. */
export function Paginator({ page, size, total, sizes = [5, 10, 25, 100], onChange, className }: Props) {
  const { t, i18n } = useLingui()
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const from = i18n.number(total === 0 ? 0 : page * size + 1)
  const to = i18n.number(Math.min(total, (page + 1) * size))
  const count = i18n.number(total)
  const go = (next: number) => () => onChange({ page: next, size })
  const resize = (next: number) => onChange({ page: Math.floor((page * size) / next), size: next })
  return (
    <nav aria-label={t`Pages`} className={cx(row, className)}>
      <label className={sizing}>
        <Trans>Per page</Trans>
        <select value={size} className={picker} onChange={event => resize(Number(event.target.value))}>
          {sizes.map(option => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <span aria-live="polite" className={range}>
        <Trans>
          {from}–{to} of {count}
        </Trans>
      </span>
      <div className={css({ display: 'flex' })}>
        <IconButton label={t`First page`} disabled={page === 0} onClick={go(0)}>
          <ChevronDoubleLeftIcon />
        </IconButton>
        <IconButton label={t`Previous page`} disabled={page === 0} onClick={go(page - 1)}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton label={t`Next page`} disabled={page >= last} onClick={go(page + 1)}>
          <ChevronRightIcon />
        </IconButton>
        <IconButton label={t`Last page`} disabled={page >= last} onClick={go(last)}>
          <ChevronDoubleRightIcon />
        </IconButton>
      </div>
    </nav>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: '4',
  minHeight: 'row',
  paddingInline: 'card',
  textStyle: 'caption',
  color: 'muted',
  _print: { display: 'none' },
})
const sizing = css({ display: 'flex', alignItems: 'center', gap: '2' })
const range = css({ fontVariantNumeric: 'tabular-nums' })
const picker = css({
  minHeight: { base: 'control.sm', _touch: 'touch' },
  paddingInline: '2',
  borderRadius: 'md',
  background: 'surface',
  color: 'fg',
  boxShadow: '[inset 0 0 0 1px {colors.borderControl}]',
})
