import { useMatches, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { Layout } from '#src/contract/shared/display.ts'
import { drafts } from '#src/device/drafts/drafts.ts'
import { BackupLayer } from '#src/features/device/backup.tsx'
import { retryImport } from '#src/lib/retry-import.ts'
import { KeyboardShortcutsDialog } from '#src/ui/keyboard/keyboard-shortcuts-dialog.tsx'
import { ConfirmProvider } from '#src/ui/overlay/confirm.tsx'
import { TeamChat } from './chat/team-chat.tsx'
import { InstallNotice } from './device/install-notice.tsx'
import { keepStorage } from './device/keep-storage.ts'
import { PurgeConfirmation } from './device/purge-confirmation.tsx'
import { UpdateNotice } from './device/update-notice.tsx'
import { DisplayProvider, useDisplay } from './display.tsx'
import { layoutComponent } from './layouts.ts'
import { LiveUpdates } from './live/live-updates.tsx'
import { AllowedScreen } from './page/allowed-screen.tsx'
import { keepScreen } from './page/keep-screen.ts'
import { SkipLink } from './page/skip-link.tsx'
import { PreferencesProvider } from './preferences/preferences-provider.tsx'
import { Settings } from './preferences/settings.tsx'

/** The frame around every screen of a signed-in user, in the layout that the user has chosen. */
export function Shell({ children }: { children: ReactNode }) {
  const router = useRouter()
  useEffect(() => keepScreen(router), [router])
  useEffect(keepStorage, [])
  useEffect(compareDrafts, [])

  return (
    <DisplayProvider>
      <ConfirmProvider>
        <PreferencesProvider>
          <SkipLink />
          <InLayout>
            <AllowedScreen>{children}</AllowedScreen>
          </InLayout>
          <Settings />
          <TeamChat />
          <LiveUpdates />
          <BackupLayer />
        </PreferencesProvider>
        <PurgeConfirmation />
        <UpdateNotice />
        <InstallNotice />
        <KeyboardShortcutsDialog />
      </ConfirmProvider>
    </DisplayProvider>
  )
}

/** Drops drafts that are stored already: a page that is closed during a save leaves its draft behind. */
function compareDrafts() {
  if (drafts().length > 0)
    void retryImport(() => import('#src/features/device/stored-drafts.ts')).then(module =>
      module.dropStoredDrafts(),
    )
}

function InLayout({ children }: { children: ReactNode }) {
  const LayoutComponent = layoutComponent(useLayout())
  return <LayoutComponent>{children}</LayoutComponent>
}

/** spec: the favourite, overridden by the `layout` query parameter and by route data */
function useLayout(): Layout {
  const { display } = useDisplay()
  const asked = useSearch({ from: '/_app' }).layout
  const ofRoute = useMatches({ select: matches => matches.findLast(isLaidOut)?.staticData.layout })
  return ofRoute ?? asked ?? display.layout
}

const isLaidOut = ({ staticData }: { staticData: { layout?: Layout } }) => staticData.layout !== undefined

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The layout that this screen requires. */
    layout?: Layout
  }
}
