import { useSearch } from '@tanstack/react-router'
import { withTexts } from '#src/i18n/texts.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const SettingsDrawer = lazyWithRetry(() =>
  withTexts('preferences', import('./settings-drawer.tsx')).then(module => module.SettingsDrawer),
)

/** The settings drawer, while the address asks for it. */
export function Settings() {
  const { settings } = useSearch({ from: '/_app' })
  return (
    <LazyMount open={settings !== undefined}>
      <SettingsDrawer mode={settings} />
    </LazyMount>
  )
}
