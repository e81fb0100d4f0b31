import {
  BellIcon,
  CreditCardIcon,
  LockClosedIcon,
  UserCircleIcon,
  UserGroupIcon,
} from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { SettingPanel } from './panels.ts'

interface Named {
  name: string
  about: string
  Icon: ComponentType<{ 'aria-hidden': true; className: string }>
}

/** The name of each panel, one sentence about it, and its icon. */
export function usePanelNames(): Record<SettingPanel, Named> {
  const { t } = useLingui()
  return {
    account: { name: t`Account`, about: t`How colleagues see you`, Icon: UserCircleIcon },
    security: { name: t`Security`, about: t`Your password and how you sign in`, Icon: LockClosedIcon },
    plan: { name: t`Plan and billing`, about: t`What the shop pays for, and how`, Icon: CreditCardIcon },
    notifications: { name: t`Notifications`, about: t`What you get a mail about`, Icon: BellIcon },
    team: { name: t`Staff`, about: t`Who works here, and what each may do`, Icon: UserGroupIcon },
  }
}
