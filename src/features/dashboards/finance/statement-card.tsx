import { EllipsisVerticalIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ChartCard } from '#src/features/dashboards/cards/chart-card.tsx'
import { formatDate } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { retryImport } from '#src/lib/retry-import.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import type { Figures } from '#src/ui/charts/chart-model.ts'
import { RadialProgress } from '#src/ui/charts/radial-progress.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { printPage } from '#src/ui/layout/print-page.ts'
import { Menu } from '#src/ui/menu/menu.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import type { StatementRow } from './finance-models.ts'

interface Props {
  title: string
  statement: StatementRow
  /** The name of the CSV file, without `outpost-` and `.csv`. */
  file: string
  figures: Figures
}

/** A statement: what was spent of the limit, and the minimum to pay. */
export function StatementCard({ title, statement, file, figures }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const { status, date, limit, spent, minimum } = statement
  const money = (thousands: number) => formatMoney(thousands * 1000, formats)
  const day = formatDate(new Date(date), formats)

  const copy = () =>
    navigator.clipboard
      .writeText(
        [
          title,
          day,
          `${t`Spent`} ${money(spent)}`,
          `${t`Limit`} ${money(limit)}`,
          `${t`Minimum`} ${money(minimum)}`,
        ].join('\n'),
      )
      .then(
        () => toast.success(t`Copied`),
        () => toast.error(t`The browser does not allow copying`),
      )
  const download = () =>
    retryImport(() => import('#src/features/dashboards/export/download-figures.ts')).then(
      ({ downloadFigures }) => downloadFigures(file, [figures]),
    )

  return (
    <ChartCard>
      <div className={css({ display: 'flex', alignItems: 'flex-start', gap: '2' })}>
        <div className={css({ flex: '1', minWidth: '0' })}>
          <h2 className={css({ textStyle: 'titleSm' })}>{title}</h2>
          <p className={css({ textStyle: 'caption', color: 'muted' })}>{day}</p>
        </div>
        <Tag tone={status === 'paid' ? 'success' : 'warning'}>{status === 'paid' ? t`Paid` : t`Pending`}</Tag>
        <Menu
          trigger={
            <IconButton
              label={t`Actions for ${{ statement: title }}`}
              size="sm"
              className={css({ _print: { display: 'none' } })}
            >
              <EllipsisVerticalIcon />
            </IconButton>
          }
          entries={[
            { label: t`Copy the figures`, run: () => void copy() },
            { label: t`Download CSV`, run: () => void download() },
            { label: t`Print`, run: printPage },
          ]}
          placement="bottom-end"
        />
      </div>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '5', marginBlockStart: '4' })}>
        <RadialProgress value={spent / limit} label={t`${{ statement: title }}: share of the limit`} />
        <dl className={css({ flex: '1', minWidth: '0' })}>
          <Line name={<Trans>Spent</Trans>} value={money(spent)} />
          <Line name={<Trans>Limit</Trans>} value={money(limit)} />
          <Line name={<Trans>Remaining</Trans>} value={money(limit - spent)} />
          <Line name={<Trans>Minimum</Trans>} value={money(minimum)} />
        </dl>
      </div>
    </ChartCard>
  )
}

const Line = ({ name, value }: { name: ReactNode; value: string }) => (
  <div
    className={css({
      display: 'flex',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      columnGap: '3',
      paddingBlock: '0.5',
    })}
  >
    <dt className={css({ color: 'muted' })}>{name}</dt>
    <dd className={css({ fontWeight: 'label', fontVariantNumeric: 'tabular-nums' })}>{value}</dd>
  </div>
)
