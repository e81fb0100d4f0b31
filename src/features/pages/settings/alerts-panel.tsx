import { Trans, useLingui } from '@lingui/react/macro'
import { startTransition, useOptimistic } from 'react'
import { type AlertName, alertNames, type PersonSettings } from '#src/contract/pages.ts'
import { api } from '#src/features/pages/load-plan.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { css } from '#styled-system/css'

type Alerts = PersonSettings['alerts']

/** What the user gets a mail about. Each choice is saved immediately. */
export function AlertsPanel({ alerts }: { alerts: Alerts }) {
  const { t } = useLingui()
  const [shown, show] = useOptimistic(alerts, (current, change: Partial<Alerts>) => ({
    ...current,
    ...change,
  }))
  const words: Record<AlertName, { name: string; hint: string }> = {
    mentions: { name: t`Messages of colleagues`, hint: t`When nobody has read them for an hour` },
    tasks: { name: t`My tasks`, hint: t`Each morning, what is due today` },
    stock: { name: t`Low stock`, hint: t`When a product falls below its minimum` },
    money: { name: t`The end of the day`, hint: t`Takings, cash and differences of the day` },
    signIns: { name: t`A new device`, hint: t`When somebody signs in with your name elsewhere` },
    news: { name: t`News about Outpost`, hint: t`Once a month at most` },
  }

  const choose = (name: AlertName, chosen: boolean) =>
    startTransition(async () => {
      const change = { [name]: chosen }
      show(change)
      await withErrorToast(() => api.saveAlerts({ body: { alerts: change } }))
    })

  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      {alertNames.map(name => (
        <Switch
          key={name}
          checked={shown[name]}
          hint={words[name].hint}
          onChange={event => choose(name, event.target.checked)}
        >
          {words[name].name}
        </Switch>
      ))}
      <Notice className={css({ marginBlockStart: '3' })}>
        <Trans>Mails are sent by the server of the shop. Without one, your choices wait for it here.</Trans>
      </Notice>
    </div>
  )
}
