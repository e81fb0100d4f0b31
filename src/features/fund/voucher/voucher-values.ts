import * as v from 'valibot'
import type { Voucher } from '#src/contract/shop/documents/documents.ts'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'

export type VoucherKind = Voucher['kind']

/** What the form of a voucher contains. */
export type VoucherValues = v.InferOutput<typeof VoucherValues>
const VoucherValues = v.object({
  /** Made here, so that a repeated press posts one voucher. */
  id: v.string(),
  accountId: v.string(),
  toAccountId: v.nullable(v.string()),
  group: v.string(),
  partnerId: v.nullable(v.string()),
  partnerKind: v.picklist(['customer', 'supplier']),
  amount: v.nullable(v.number()),
  note: v.string(),
})

/** What is typed for a partner who was asked for is kept apart from what is typed for others. */
const nameOf = (kind: VoucherKind, partner = '') => `fund.${kind}${partner && `.${partner}`}`

/** Returns what was typed into the form of a new voucher and not posted; undefined when there is nothing. */
export function loadVoucherDraft(kind: VoucherKind, partner?: string): VoucherValues | undefined {
  try {
    const { success, output } = v.safeParse(VoucherValues, JSON.parse(loadUnsentText(nameOf(kind, partner))))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

export const keepVoucherDraft = (kind: VoucherKind, values: VoucherValues, partner?: string) =>
  saveUnsentText(nameOf(kind, partner), JSON.stringify(values))

export const dropVoucherDraft = (kind: VoucherKind, partner?: string) => dropUnsentText(nameOf(kind, partner))

/** Returns the body of the call for values that are complete; undefined when the amount or the other account is missing. */
export function bodyOf(kind: VoucherKind, values: VoucherValues) {
  const { accountId, toAccountId, group, partnerId, amount, note } = values
  const isTransfer = kind === 'fundTransfer'
  if (!amount || (isTransfer && (!toAccountId || toAccountId === accountId))) return undefined
  return {
    accountId,
    toAccountId: isTransfer ? toAccountId : null,
    group,
    partnerId: isTransfer ? null : partnerId,
    amount,
    note,
  }
}
