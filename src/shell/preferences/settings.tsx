import { useSearch } from '@tanstack/react-router'
import { lazily } from '#src/ui/lazy/lazily.tsx'
import { OnceOpen } from '#src/ui/lazy/once-open.tsx'

const SettingsDrawer = lazily(() => import('./settings-drawer.tsx').then(module => module.SettingsDrawer))

/** The settings drawer, while the address asks for it. */
export function Settings() {
  const { settings } = useSearch({ from: '/_app' })
  return (
    <OnceOpen open={settings !== undefined}>
      <SettingsDrawer mode={settings} />
    </OnceOpen>
  )
}
