import { useLingui } from '@lingui/react/macro'
import { useKeptApart } from '#src/blocks/lists/use-kept-apart.ts'
import type { ListKind } from '#src/features/lists/kind.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import type { Duplicates } from './find-duplicates.ts'
import { type Chosen, mergedChanges } from './merged-fields.ts'

/** Returns the groups that this device does not keep apart, and the actions on a group. */
export function useMerge(kind: ListKind, found: readonly Duplicates[]) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const formats = useFormats()
  const { groups, keepApart } = useKeptApart(kind.id, found)

  /** Merges a group after a question. Resolves to whether it was merged. */
  async function merge({ partners }: Duplicates, chosen: Chosen): Promise<boolean> {
    const [kept, ...others] = partners
    if (!kept || !kind.merge) return false
    const changes = mergedChanges(kind.fields, partners, chosen)
    const name = String(changes['name'] ?? kept.name)
    const debt = formatMoney(
      partners.reduce((sum, partner) => sum + partner.debt, 0),
      formats,
    )
    const isSure = await confirm({
      title: t`Merge ${{ count: i18n.number(partners.length) }} entries into “${name}”?`,
      text: t`The debt is then ${debt}. Documents keep their history. This cannot be undone.`,
      action: t`Merge`,
      danger: true,
    })
    const isDone =
      isSure && (await withErrorToast(async () => (await kind.merge?.(kept, changes, others), true)))
    if (isDone) toast.success(t`Merged into “${{ name }}”. The debt is ${{ debt }}.`)
    return isDone === true
  }

  return { groups, keepApart, merge }
}
