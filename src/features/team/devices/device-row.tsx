import { Trans, useLingui } from '@lingui/react/macro'
import { useTransition } from 'react'
import type { TeamDevice } from '#src/contract/team.ts'
import { api } from '#src/features/team/load-team.ts'
import { row } from '#src/features/team/row-look.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'
import { useLastContact } from './use-last-contact.ts'

interface Props {
  device: TeamDevice
  mayRemove: boolean
  onRemoved: () => void
}

/** A device of the team: its name, its member, and when it was last in contact. */
export function DeviceRow({ device: { id, name, user, seenAt, own }, mayRemove, onRemoved }: Props) {
  const { t } = useLingui()
  const ago = useLastContact()(seenAt)
  return (
    <li className={row}>
      <div className={css({ flex: '1', minWidth: '[min(100%, 12rem)]' })}>
        <div className={title}>
          <span className={css({ overflowWrap: 'anywhere' })}>{name}</span>
          {own && <Tag>{t`This device`}</Tag>}
        </div>
        <div className={css({ textStyle: 'caption', color: 'subtle', overflowWrap: 'anywhere' })}>
          {user} · <Trans>Last contact: {ago}</Trans>
        </div>
      </div>
      {mayRemove && <RemoveButton id={id} name={name} onRemoved={onRemoved} />}
    </li>
  )
}

interface RemoveProps {
  id: string
  name: string
  onRemoved: () => void
}

function RemoveButton({ id, name, onRemoved }: RemoveProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [isRunning, start] = useTransition()

  async function remove() {
    const isMeant = await confirm({
      title: t`Remove ${name} from the team?`,
      text: t`It gets nothing more from the team and sends nothing more, until somebody signs in to the team on it again. What it has not sent yet stays on it.`,
      action: t`Remove`,
      danger: true,
    })
    if (!isMeant) return
    start(async () => {
      if (await withErrorToast(() => api.removeDevice({ body: { device: id } }))) onRemoved()
    })
  }

  return (
    <Button size="sm" loading={isRunning} aria-label={t`Remove: ${name}`} onClick={remove}>
      <Trans>Remove</Trans>
    </Button>
  )
}

const title = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontWeight: 'label' })
