import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { OfflineScene } from '#src/ui/art/scenes/offline.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { SectionProps } from './section-props.ts'
import { Section, Specimen } from './specimen.tsx'

/** Placeholders that are shown instead of a list. */
export function StatesSection(props: SectionProps) {
  const { t } = useLingui()
  return (
    <Section {...props}>
      <Specimen title={t`Empty`} flush>
        <EmptyState
          title={t`Nothing left to do`}
          actions={
            <>
              <Button variant="primary">
                <PlusIcon />
                <Trans>Add task</Trans>
              </Button>
              <Button>
                <Trans>Add section</Trans>
              </Button>
            </>
          }
        >
          <Trans>Tasks for the shift, the store and suppliers live here. Add the first one.</Trans>
        </EmptyState>
      </Specimen>
      <Specimen title={t`Error`} flush>
        <ErrorState
          title={t`The list did not load`}
          code="503, 10:24:08, products page 3"
          onRetry={() => toast.success(t`The list is here`)}
          action={
            <Button>
              <Trans>Show saved copy</Trans>
            </Button>
          }
        />
      </Specimen>
      <Specimen title={t`Loading, shown after 150 ms`} flush>
        <SkeletonRows count={6} />
      </Specimen>
      <Specimen title={t`Search without results`} flush>
        <EmptyState title={t`No results found`} scene={<NoResultsScene />}>
          <Trans>Nothing matches “nuoc mam 41”. Try fewer words.</Trans>
        </EmptyState>
      </Specimen>
      <Specimen title={t`Offline`} flush>
        <EmptyState title={t`You are offline`} scene={<OfflineScene />}>
          <Trans>Guides you opened before still work. New ones come with the signal.</Trans>
        </EmptyState>
      </Specimen>
    </Section>
  )
}
