import { useLingui } from '@lingui/react/macro'
import { DonutChart } from '#src/ui/charts/donut-chart.tsx'

/** At most five parts of a whole; the whole is written in the middle. */
export function TakingsParts() {
  const { t } = useLingui()
  return (
    <DonutChart
      total="100%"
      model={{
        title: t`How customers pay`,
        positionName: t`Way`,
        positions: [t`Cash`, t`Transfer`, t`Card`],
        series: [{ name: t`Share in per cent`, color: 'c1', values: [46, 38, 16] }],
      }}
    />
  )
}
