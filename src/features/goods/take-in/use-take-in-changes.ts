import { useLingui } from '@lingui/react/macro'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { inCalls } from '#src/features/goods/calls.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'

/** Returns the changes of a take-in that need no dialog, and whether one is running. */
export function useTakeInChanges() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { run, isRunning } = useChange()

  return {
    isRunning,
    async order(row: TakeIn) {
      const done = await run(() => inCalls.order({ params: { id: row.id }, body: changeOf(row) }))
      if (done) toast.success(t`Ordered: the goods are on their way.`)
    },
    async cancel(row: TakeIn) {
      const isSure = await confirm({
        title: t`Cancel ${{ code: row.code }}?`,
        text: t`The goods are no longer expected. The document stays in the list.`,
        action: t`Cancel the take-in`,
        cancel: t`Keep it`,
        danger: true,
      })
      if (!isSure) return
      const done = await run(() => inCalls.cancel({ params: { id: row.id }, body: changeOf(row) }))
      if (done) toast.success(t`Cancelled.`)
    },
  }
}
