import { useLingui } from '@lingui/react/macro'
import { ReasonDialog } from '#src/blocks/shop/documents/reason-dialog.tsx'
import { changeOf } from '#src/blocks/shop/documents/use-change.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { outCalls } from '#src/features/goods/calls.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

interface Props {
  row: TakeOut
  open: boolean
  onClose: () => void
}

/** A delivery failed, and why. */
export function FailDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ReasonDialog
      name={`fail.${row.id}`}
      version={row.version}
      title={t`Not delivered: ${{ code: row.code }}`}
      action={t`Note the failure`}
      usual={[t`Nobody at home`, t`Does not want the goods`, t`Wrong address`, t`Asked for another day`]}
      run={reason => outCalls.fail({ params: { id: row.id }, body: { ...changeOf(row), reason } })}
      onDone={() => toast.success(t`Noted. The goods are still with the driver.`)}
      open={open}
      onClose={onClose}
    />
  )
}
