import { expect, it } from 'vitest'
import { bodyOf, type VoucherValues } from './voucher-values.ts'

const values: VoucherValues = {
  id: '1',
  accountId: 'cash',
  toAccountId: 'bank',
  group: 'debt',
  partnerId: 'p1',
  partnerKind: 'customer',
  amount: 500,
  note: '',
}

it('a receipt has a partner and no other account', () => {
  expect(bodyOf('receipt', values)).toMatchObject({ partnerId: 'p1', toAccountId: null, amount: 500 })
})

it('a transfer has another account and no partner', () => {
  expect(bodyOf('fundTransfer', values)).toMatchObject({ partnerId: null, toAccountId: 'bank' })
  expect(bodyOf('fundTransfer', { ...values, toAccountId: 'cash' })).toBeUndefined()
})

it('a voucher without an amount is not complete', () => {
  expect(bodyOf('payment', { ...values, amount: null })).toBeUndefined()
  expect(bodyOf('payment', { ...values, amount: 0 })).toBeUndefined()
})
