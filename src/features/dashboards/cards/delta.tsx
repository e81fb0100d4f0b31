import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'

interface Props {
  /** In per cent; negative when it went down. */
  change: number
  /** With what it is compared. */
  children?: ReactNode
}

/** How much a figure changed. */
export function Delta({ change, children }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const rounded = Math.round(change * 10) / 10
  const isUp = rounded > 0
  const text = formatNumber(Math.abs(rounded), formats)
  return (
    <span className={line}>
      <span
        className={cx(
          value,
          rounded === 0
            ? css({ color: 'muted' })
            : isUp
              ? css({ color: 'success.text' })
              : css({ color: 'danger.text' }),
        )}
      >
        {isUp && <ArrowUpIcon role="img" aria-hidden={false} aria-label={t`up`} />}
        {rounded < 0 && <ArrowDownIcon role="img" aria-hidden={false} aria-label={t`down`} />}
        {text}%
      </span>
      {children && <span className={css({ color: 'muted' })}>{children}</span>}
    </span>
  )
}

const line = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  textStyle: 'caption',
})
const value = css({
  display: 'inline-flex',
  alignItems: 'center',
  fontWeight: 'title',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { width: 'icon.xs', height: 'icon.xs' },
})
