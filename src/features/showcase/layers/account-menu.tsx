import { KeyIcon, UserCircleIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { StatusDot } from '#src/ui/badge/status-dot.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'

/** A menu with a head and a group of which one entry is chosen. */
export function AccountMenu() {
  const { t } = useLingui()
  const [status, setStatus] = useState('online')
  return (
    <Menu
      trigger={
        <Button>
          <UserCircleIcon />
          <Trans>Account</Trans>
        </Button>
      }
      head={<strong>Nguyễn Thị Hường</strong>}
      entries={[
        { label: t`Profile`, icon: <UserCircleIcon />, run: () => toast.success(t`Profile`) },
        { label: t`Change password`, icon: <KeyIcon />, disabled: true, run: () => {} },
        'separator',
        {
          heading: t`Status`,
          value: status,
          onChange: setStatus,
          options: [
            { value: 'online', label: t`Online`, icon: <StatusDot tone="live" /> },
            { value: 'away', label: t`Away`, icon: <StatusDot tone="waiting" /> },
            { value: 'busy', label: t`Busy`, icon: <StatusDot tone="trouble" /> },
          ],
        },
      ]}
    />
  )
}
