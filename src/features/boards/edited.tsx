import { Trans, useLingui } from '@lingui/react/macro'
import { useNow } from '#src/ui/date/use-now.ts'
import { ago } from './ago.ts'

/** "Edited 6 minutes ago". `time` is an ISO date-time. */
export function Edited({ time }: { time: string }) {
  const { i18n } = useLingui()
  const words = ago(time, useNow(), i18n.locale)
  return <time dateTime={time}>{words ? <Trans>Edited {words}</Trans> : <Trans>Edited just now</Trans>}</time>
}
