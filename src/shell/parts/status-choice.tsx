import { CheckIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { startTransition, useId, useOptimistic } from 'react'
import { client } from '#src/api/client.ts'
import { type Status, statuses } from '#src/contract/session.ts'
import { user as contract } from '#src/contract/user.ts'
import { sayWhy } from '#src/shell/say-why.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { Presence } from '#src/ui/presence.tsx'
import { css } from '#styled-system/css'
import { presenceOf } from './presence-of.ts'
import { userPanelHeading, userPanelRow } from './user-panel-row.ts'

const api = client(contract)

/** How colleagues see one. */
export function StatusChoice() {
  const id = useId()
  const { t } = useLingui()
  const { user } = useShellData()
  const [chosen, show] = useOptimistic(user.status)
  const names: Record<Status, string> = {
    online: t`Online`,
    away: t`Away`,
    busy: t`Busy`,
    'not-visible': t`Invisible`,
  }

  const choose = (status: Status) =>
    startTransition(async () => {
      show(status)
      await api.update({ body: { user: { status } } }).catch(sayWhy)
    })

  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className={userPanelHeading}>
        <Trans>Status</Trans>
      </span>
      {statuses.map(status => (
        <label key={status} className={userPanelRow}>
          <input
            type="radio"
            name="status"
            className={unseen}
            checked={status === chosen}
            onChange={() => choose(status)}
          />
          <span aria-hidden="true" className={dot}>
            <Presence state={presenceOf(status)} />
          </span>
          <span className={css({ flex: '1' })}>{names[status]}</span>
          {status === chosen && <CheckIcon aria-hidden="true" className={tick} />}
        </label>
      ))}
    </div>
  )
}

const unseen = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' })
const dot = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'icon.md',
  '& > *': { width: '2.5' },
})
const tick = css({ '&&': { width: 'icon.xs', height: 'icon.xs', color: 'accent.text' } })
