import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useFund } from './fund-api.ts'

const VoucherDialog = lazyWithRetry(() =>
  import('./voucher/voucher-dialog.tsx').then(module => module.VoucherDialog),
)
const EditVoucher = lazyWithRetry(() =>
  import('./voucher/edit-voucher.tsx').then(module => module.EditVoucher),
)
const CountDialog = lazyWithRetry(() => import('./count/count-dialog.tsx').then(module => module.CountDialog))
const AccountDialog = lazyWithRetry(() => import('./account-dialog.tsx').then(module => module.AccountDialog))
const Statement = lazyWithRetry(() => import('./debts/statement.tsx').then(module => module.Statement))

/** The dialog that the address names. Each loads when it is first opened. */
export function FundDialogs() {
  const { search } = useFund()
  const { entering: shown, open, statement } = search
  const kind = shown === 'count' || shown === 'account' ? undefined : shown
  return (
    <>
      <LazyMount open={kind !== undefined}>{kind && <VoucherDialog key={kind} kind={kind} />}</LazyMount>
      <LazyMount open={open !== undefined}>{open && <EditVoucher key={open} id={open} />}</LazyMount>
      <LazyMount open={shown === 'count'}>{shown === 'count' && <CountDialog />}</LazyMount>
      <LazyMount open={shown === 'account'}>{shown === 'account' && <AccountDialog />}</LazyMount>
      <LazyMount open={statement !== undefined}>
        {statement && <Statement key={statement} id={statement} kind={search.partnerKind ?? 'customer'} />}
      </LazyMount>
    </>
  )
}
