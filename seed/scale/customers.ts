import type { Partner } from '#src/contract/shop/partners.ts'
import { addressBy, phoneNumberBy } from './contacts.ts'
import { diceOf, idOf } from './dice.ts'
import { nameBy } from './names.ts'

/** Returns the customer with a number. It has no debt. */
export function customerAt(index: number): Partner & { entries: number } {
  const dice = diceOf(6, index)
  const group = dice.may(8) ? 'sỉ' : dice.may(30) ? 'quen' : 'lẻ'
  return {
    id: idOf(index),
    kind: 'customer',
    code: `KH${10_000 + index}`,
    name: nameBy(dice).full,
    phone: phoneNumberBy(dice),
    address: dice.may(70) ? addressBy(dice) : '',
    taxCode: '',
    group,
    creditLimit: group === 'sỉ' ? 60_000_000 : 0,
    debt: 0,
    active: true,
    version: 1,
    entries: 0,
  }
}
