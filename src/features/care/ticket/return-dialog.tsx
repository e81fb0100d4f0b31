import { Trans, useLingui } from '@lingui/react/macro'
import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { sharedQuery, useSharedQuery } from '#src/api/shared-query.ts'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { useAccounts } from '#src/blocks/shop/documents/accounts.ts'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { useDraft } from '#src/blocks/shop/documents/use-draft.ts'
import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { sessions } from '#src/contract/shop/sessions.ts'
import { careCalls } from '#src/features/care/calls.ts'
import { WarrantyTag } from '#src/features/care/warranty-tag.tsx'
import { careTotal, isUnderWarranty } from '#src/lib/care-ticket.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

const current = sharedQuery(['shop', 'permissions'], () => ifAllowed(client(sessions).current(), null), {
  first: 'now',
})

/** Returns whether the user has no open drawer into which cash could go; false while that is not known. */
const useLacksDrawer = () => useSharedQuery(current).data === null

interface Props {
  row: CareTicket
  open: boolean
  onClose: () => void
}

/** The customer has it again, and pays all of it, a part or nothing. */
export function ReturnDialog({ row, open, onClose }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const accounts = useAccounts()
  const total = careTotal(row)
  const draft = useDraft(`careReturn.${row.id}`, { amount: total, accountId: '' }, row.version)
  const { run, isRunning, refusal } = useChange(['overLimit'])
  const { amount } = draft.values
  const accountId = draft.values.accountId || (accounts[0]?.id ?? 'cash')
  const due = formatMoney(total, formats)
  const rest = formatMoney(total - amount, formats)
  const isOwing = amount < total
  const lacksDrawer = useLacksDrawer() && accountId === 'cash' && amount > 0

  async function giveBack() {
    const body = { ...changeOf(row), accountId, amount }
    if (!(await run(() => careCalls.return({ params: { id: row.id }, body })))) return
    draft.drop()
    toast.success(t`Returned to the customer.`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`Return ${{ code: row.code }}`}
      footer={
        <Button
          variant="primary"
          size="lg"
          disabled={lacksDrawer || (isOwing && row.customerId === null)}
          loading={isRunning}
          onClick={() => void giveBack()}
        >
          <Trans>Returned</Trans>
        </Button>
      }
    >
      <div className={css({ display: 'grid', gap: '5' })}>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        {total === 0 ? (
          <>
            <p>
              <Trans>There is nothing to pay.</Trans>
            </p>
            {isUnderWarranty(row) && <WarrantyTag {...row} />}
          </>
        ) : (
          <>
            <Field
              label={t`Received from the customer`}
              hint={
                !isOwing ? (
                  <Trans>To pay: {due}.</Trans>
                ) : row.customerId === null ? (
                  <Trans>To pay: {due}. Only a customer of the list can owe the rest.</Trans>
                ) : (
                  <Trans>
                    To pay: {due}. The customer then owes {rest}.
                  </Trans>
                )
              }
            >
              <MoneyInput
                size="lg"
                max={total}
                value={amount}
                onChange={typed => draft.change(() => ({ amount: typed ?? 0 }))}
              />
            </Field>
            <Field label={t`Into the account`}>
              <Select
                options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
                value={accountId}
                onChange={id => draft.change(() => ({ accountId: id }))}
              />
            </Field>
            {lacksDrawer && (
              <Notice tone="warning">
                <Trans>To take cash, open your drawer at the point of sale first.</Trans>
              </Notice>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
