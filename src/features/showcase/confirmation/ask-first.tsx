import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'

/** The safe button is first and has the focus. */
export function AskFirst() {
  const { t } = useLingui()
  const confirm = useConfirm()

  async function remove() {
    const yes = await confirm({
      title: t`Delete 3 contacts?`,
      text: t`Their messages and orders stay. This cannot be undone.`,
      action: t`Delete 3 contacts`,
      danger: true,
    })
    if (yes) toast.success(t`3 contacts were deleted`)
  }

  return (
    <Button onClick={() => void remove()}>
      <Trans>Ask first</Trans>
    </Button>
  )
}
