import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Partner } from '#src/contract/shop/partners.ts'
import type { ListKind, ListRow } from '#src/features/lists/kind.ts'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { type Duplicates, findDuplicates, groupOf } from './find-duplicates.ts'
import { MergeGroup } from './merge-group.tsx'
import type { Chosen } from './merged-fields.ts'
import { useMerge } from './use-merge.ts'

interface Props {
  kind: ListKind
  rows: readonly ListRow[]
  /** The selected rows; without them, duplicates are searched. */
  chosen: readonly ListRow[]
  onClose: () => void
}

/** Merges the selected rows, or lists possible duplicates, one group after the other. */
export function MergeDialog({ kind, rows, chosen, onClose }: Props) {
  const { t } = useLingui()
  const once = useSingleAction()
  // Only the lists of partners have `merge`.
  const partners = rows as readonly Partner[]
  const selected = chosen as readonly Partner[]
  const isSelected = selected.length > 1
  const { groups, keepApart, merge } = useMerge(
    kind,
    isSelected ? [groupOf(selected)] : findDuplicates(partners),
  )
  const [group] = groups

  const run = (merged: Duplicates, values: Chosen) =>
    once(async () => {
      if ((await merge(merged, values)) && isSelected) onClose()
    })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={isSelected ? t`Merge the selected rows` : t`Find duplicates`}
    >
      {group ? (
        <>
          {!isSelected && (
            <p role="status" className={css({ color: 'muted', marginBlockEnd: '3' })}>
              <Plural value={groups.length} one="# group to look at" other="# groups to look at" />
            </p>
          )}
          <MergeGroup
            key={group.key}
            kind={kind}
            group={group}
            onKeepApart={isSelected ? onClose : () => keepApart(group)}
            onMerge={values => void run(group, values)}
          />
        </>
      ) : (
        <EmptyState title={<Trans>There are no duplicates</Trans>}>
          <Trans>Nobody shares a name or a number with another.</Trans>
        </EmptyState>
      )}
    </Dialog>
  )
}
