import { CheckIcon, ChevronDownIcon } from '@heroicons/react/16/solid'
import { EllipsisHorizontalCircleIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { startTransition, useId, useOptimistic, useState } from 'react'
import { client } from '#src/api/client.ts'
import { type Status, statuses } from '#src/contract/shared/user.ts'
import { user as contract } from '#src/contract/user.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { Presence } from '#src/ui/badge/presence.tsx'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { css, cx } from '#styled-system/css'
import { presenceOf } from './presence-of.ts'
import { userPanelRow } from './user-panel-row.ts'

const api = client(contract)

/** The status that colleagues see; the four choices open below the row. */
export function StatusChoice() {
  const id = useId()
  const { t } = useLingui()
  const { user } = useShellData()
  const [chosen, show] = useOptimistic(user.status)
  const [isOpen, setOpen] = useState(false)
  const names: Record<Status, string> = {
    online: t`Online`,
    away: t`Away`,
    busy: t`Busy`,
    'not-visible': t`Invisible`,
  }

  const choose = (status: Status) =>
    startTransition(async () => {
      show(status)
      await api.update({ body: { user: { status } } }).catch(showError)
    })

  return (
    <>
      <button
        type="button"
        id={id}
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        onClick={() => setOpen(!isOpen)}
        className={cx(userPanelRow, isOpen && opened)}
      >
        <EllipsisHorizontalCircleIcon aria-hidden="true" />
        <span className={css({ flex: '1' })}>
          <Trans>Status</Trans>
        </span>
        <span className={now}>{names[chosen]}</span>
        <ChevronDownIcon aria-hidden="true" data-open={isOpen} className={chevron} />
      </button>
      <div id={`${id}list`} role="radiogroup" aria-labelledby={id} hidden={!isOpen} className={list}>
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
    </>
  )
}

const opened = css({ background: 'hover' })
const now = css({ textStyle: 'caption', color: 'subtle' })
const chevron = css({
  '&&': { width: 'icon.xs', height: 'icon.xs' },
  transition: '[rotate {durations.base}]',
  '&[data-open=true]': { rotate: '[180deg]' },
})
const list = css({
  marginBlock: '0.5',
  marginInlineStart: '5',
  paddingInlineStart: '3',
  borderInlineStart: 'hairline',
})
const unseen = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' })
const dot = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'icon.md',
  '& > *': { width: '2.5' },
})
const tick = css({ '&&': { width: 'icon.xs', height: 'icon.xs', color: 'accent.text' } })
