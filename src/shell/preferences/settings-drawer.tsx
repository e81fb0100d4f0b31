import { KeyIcon, SwatchIcon, UserCircleIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { withTexts } from '#src/i18n/texts.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { Tabs } from '#src/ui/layout/tabs.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { DeviceWord } from './device-word.tsx'
import { DisplayPanel } from './display-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'

export type SettingsMode = 'profile' | 'password' | 'display'

const PinSection = lazyWithRetry(() =>
  withTexts('shop', import('#src/blocks/shop/pin/pin-section.tsx')).then(module => module.PinSection),
)

const LockSection = lazyWithRetry(() =>
  withTexts('lock', import('#src/features/lock/lock-section.tsx')).then(module => module.LockSection),
)

const PrinterSection = lazyWithRetry(() =>
  withTexts('shop', import('#src/blocks/shop/printer/printer-section.tsx')).then(
    module => module.PrinterSection,
  ),
)

/** The user's settings, in three modes; closed without a mode. */
export function SettingsDrawer({ mode }: { mode: SettingsMode | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { user } = useShellData()
  // While it closes it still shows its last content.
  const [shown, setShown] = useState<SettingsMode>(mode ?? 'profile')
  if (mode && mode !== shown) setShown(mode)

  const show = (settings: SettingsMode | undefined) =>
    navigate({ to: '.', search: before => ({ ...before, settings }), replace: true, resetScroll: false })
  const close = () => show(undefined)

  return (
    <Drawer
      open={mode !== undefined}
      onOpenChange={close}
      width="wide"
      label={t`Settings`}
      footer={<DeviceWord />}
    >
      <Tabs
        inset
        label={t`Settings`}
        value={shown}
        onChange={show}
        tabs={[
          { value: 'profile', label: t`Profile`, icon: <UserCircleIcon />, panel: <ProfilePanel /> },
          {
            value: 'password',
            label: t`Change password`,
            icon: <KeyIcon />,
            panel: (
              <>
                <PasswordPanel onChanged={close} />
                <Suspense>
                  <LockSection userId={user.id} />
                </Suspense>
                <Suspense>
                  <PinSection />
                </Suspense>
              </>
            ),
          },
          {
            value: 'display',
            label: t`Display settings`,
            icon: <SwatchIcon />,
            panel: (
              <>
                <DisplayPanel />
                <Suspense>
                  <PrinterSection />
                </Suspense>
              </>
            ),
          },
        ]}
      />
    </Drawer>
  )
}
