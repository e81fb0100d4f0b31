import * as v from 'valibot'
import type { Voucher } from '#src/contract/shop/documents.ts'
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

const nameOf = (kind: VoucherKind) => `fund.${kind}`

/** Returns what was typed into the form of a new voucher and not posted; undefined when there is nothing. */
export function loadVoucherDraft(kind: VoucherKind): VoucherValues | undefined {
  try {
    const { success, output } = v.safeParse(VoucherValues, JSON.parse(loadUnsentText(nameOf(kind))))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

export const keepVoucherDraft = (kind: VoucherKind, values: VoucherValues) =>
  saveUnsentText(nameOf(kind), JSON.stringify(values))

export const dropVoucherDraft = (kind: VoucherKind) => dropUnsentText(nameOf(kind))

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
