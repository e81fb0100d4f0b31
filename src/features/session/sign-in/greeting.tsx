import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { partOfDay } from '#src/lib/format/part-of-day.ts'

/** A greeting by the time of day. */
export function Greeting() {
  const { t } = useLingui()
  const [hour] = useState(() => new Date().getHours())
  const words = { morning: t`Good morning`, afternoon: t`Good afternoon`, evening: t`Good evening` }
  return words[partOfDay(hour)]
}
