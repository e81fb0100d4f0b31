import { AdjustmentsHorizontalIcon, KeyIcon, UserCircleIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Tabs } from '#src/ui/layout/tabs.tsx'

/** Panels of which one is shown. */
export function SettingsTabs() {
  const { t } = useLingui()
  const [tab, setTab] = useState<'profile' | 'password' | 'display'>('display')
  return (
    <Tabs
      label={t`Settings`}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'profile',
          label: t`Profile`,
          icon: <UserCircleIcon />,
          panel: <p>huong.nguyen@nhasuong.vn</p>,
        },
        {
          value: 'password',
          label: t`Change password`,
          icon: <KeyIcon />,
          panel: <p>{t`Changed on 2 November`}</p>,
        },
        {
          value: 'display',
          label: t`Display settings`,
          icon: <AdjustmentsHorizontalIcon />,
          panel: <p>{t`The colour of actions, selection and navigation`}</p>,
        },
      ]}
    />
  )
}
