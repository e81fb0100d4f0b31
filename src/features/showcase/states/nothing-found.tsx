import { Trans, useLingui } from '@lingui/react/macro'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { OfflineScene } from '#src/ui/art/scenes/offline.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'

/** A search without results, and a screen that is not on the device. */
export function NothingFound() {
  const { t } = useLingui()
  return (
    <>
      <EmptyState title={t`No results found`} scene={<NoResultsScene />}>
        <Trans>Nothing matches “nuoc mam 41”. Try fewer words.</Trans>
      </EmptyState>
      <EmptyState title={t`You are offline`} scene={<OfflineScene />}>
        <Trans>Guides you opened before still work. New ones come with the signal.</Trans>
      </EmptyState>
    </>
  )
}
