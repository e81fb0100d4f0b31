import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { DuplicateGroup } from './duplicate-group.tsx'
import { type Search, useDuplicates, useSearch } from './use-duplicates.ts'

/** Lists possible duplicates, one group after the other. */
export function DuplicatesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onClose} size="lg" title={t`Find duplicates`}>
      <Searching />
    </Dialog>
  )
}

function Searching() {
  const search = useSearch()
  return (
    <Suspense fallback={<SkeletonRows count={3} />}>
      <Groups {...search} />
    </Suspense>
  )
}

function Groups(search: Search) {
  const { groups, keepApart, merge } = useDuplicates(search)
  const [group] = groups
  const left = groups.length
  if (!group)
    return (
      <EmptyState title={<Trans>Everybody is here once</Trans>}>
        <Trans>Nobody shares a name, a number or an address with another.</Trans>
      </EmptyState>
    )

  return (
    <>
      <div className={head}>
        <p role="status">
          <Plural value={left} one="# group to look at" other="# groups to look at" />
        </p>
        {left > 1 && (
          <Button size="sm" variant="text" onClick={() => void merge(groups)}>
            <Trans>Merge all</Trans>
          </Button>
        )}
      </div>
      <DuplicateGroup
        key={group.key}
        group={group}
        onKeepApart={() => keepApart(group)}
        onMerge={chosen => void merge([group], chosen)}
      />
    </>
  )
}

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'control.sm',
  marginBlockEnd: '3',
  color: 'muted',
})
