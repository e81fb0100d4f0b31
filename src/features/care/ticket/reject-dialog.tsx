import { Plural, useLingui } from '@lingui/react/macro'
import { ReasonDialog } from '#src/blocks/shop/documents/reason-dialog.tsx'
import { changeOf } from '#src/blocks/shop/documents/use-change.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { careCalls } from '#src/features/care/calls.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'

interface Props {
  row: CareTicket
  open: boolean
  onClose: () => void
}

/** It is not repaired, and why. */
export function RejectDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ReasonDialog
      name={`careReject.${row.id}`}
      version={row.version}
      title={t`Do not repair ${{ code: row.code }}`}
      action={t`Do not repair`}
      usual={[t`The customer does not want it`, t`It cannot be repaired`, t`No parts to be had`]}
      notice={
        row.parts.length > 0 && (
          <Notice tone="info">
            <Plural
              value={row.parts.length}
              one="The part goes back into the stock."
              other="The # parts go back into the stock."
            />
          </Notice>
        )
      }
      run={reason => careCalls.reject({ params: { id: row.id }, body: { ...changeOf(row), reason } })}
      onDone={() => toast.success(t`Noted. It can be returned unrepaired.`)}
      open={open}
      onClose={onClose}
    />
  )
}
