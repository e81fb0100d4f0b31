import { useLingui } from '@lingui/react/macro'
import { motion } from '#src/theme/motion.ts'
import { Facts } from '#src/ui/layout/facts.tsx'

/** The durations of the theme, read from the theme itself. */
export function Durations() {
  const { i18n } = useLingui()
  return (
    <Facts
      facts={Object.entries(motion.durations).map(([name, { value }]) => [
        name,
        i18n.number(Number.parseInt(value, 10), { style: 'unit', unit: 'millisecond' }),
      ])}
    />
  )
}
