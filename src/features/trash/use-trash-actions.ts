import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { client } from '#src/api/client.ts'
import { useCan } from '#src/api/rights.ts'
import { MAX_PURGED, restoring, type Trashed } from '#src/contract/shell/trash.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { loadAllTrashed, trashCalls } from './load-trash.ts'
import type { TrashSearch } from './trash-search.ts'

/** What a user may do with entries of the trash: those that the user may restore can also be deleted permanently. */
export function useTrashActions() {
  const { t } = useLingui()
  const can = useCan()
  const confirm = useConfirm()

  const isAllowed = ({ restoredBy: { needs } }: Trashed) =>
    needs === 'signedIn' || can(needs.area, needs.level)

  async function restoreOne({ id, restoredBy }: Trashed) {
    const body = restoredBy.by === 'id' ? { id } : { ids: [id] }
    await client(restoring(restoredBy)).restore({ body })
  }

  /** Restores entries one after another, and stops at the first that is refused. */
  async function restore(entries: readonly Trashed[]) {
    const done = await withErrorToast(async () => {
      for (const entry of entries) await restoreOne(entry)
      return true
    })
    if (!done) return
    toast.success(
      t`${plural(entries.length, { one: 'It is back where it was.', other: '# things are back where they were.' })}`,
    )
  }

  /** Deletes entries permanently after a question. Resolves to whether they are deleted. */
  async function purge(entries: readonly Trashed[]): Promise<boolean> {
    const ids = entries.filter(isAllowed).map(({ id }) => id)
    if (ids.length === 0) return false
    const isSure = await confirm({
      title: t`${plural(ids.length, { one: 'Delete # thing for good?', other: 'Delete # things for good?' })}`,
      text: t`It cannot be taken back afterwards.`,
      action: t`Delete for good`,
      danger: true,
    })
    if (!isSure) return false
    const done = await withErrorToast(async () => {
      for (let from = 0; from < ids.length; from += MAX_PURGED)
        await trashCalls.purge({ body: { ids: ids.slice(from, from + MAX_PURGED) } })
      return true
    })
    if (done) toast.success(t`Deleted for good.`)
    return done === true
  }

  return {
    isAllowed,
    restore,
    purge,
    /** Deletes all entries that a search finds, on all pages. */
    async purgeShown(search: TrashSearch) {
      const all = await withErrorToast(() => loadAllTrashed(search))
      return all ? purge(all) : false
    },
  }
}
