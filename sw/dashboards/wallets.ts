import type { Crypto, Trade, TradeResult } from '#src/contract/dashboards.ts'
import { badRequest } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { referenceData } from '#sw/storage/reference-data.ts'
import { pricesAt } from './prices.ts'

/** In US dollars: the cash of a device that has not traded yet. */
const FIRST_CASH = 25_000

/** Returns the stored sample of the crypto dashboard, with its cash. */
export async function storedCrypto(): Promise<Crypto & { cash: number }> {
  const stored = await referenceData<Crypto>('crypto')
  return { ...stored, cash: stored.cash ?? FIRST_CASH }
}

/**
 * Buys or sells coins at the price of a time (ms since 1970). Rejects with 400 when there is not enough cash, or not
 * enough in the wallet.
 */
export async function trade({ coin, side, amount }: Trade, now: number): Promise<TradeResult> {
  const stored = await storedCrypto()
  const price =
    pricesAt(stored, now).find(({ iso }) => iso.toLowerCase() === coin)?.price ?? stored.prices[coin]
  const total = rounded(amount * price, 2)
  const sign = side === 'buy' ? 1 : -1
  const inWallet = rounded(stored.wallets[coin] + sign * amount, 8)
  const cash = rounded(stored.cash - sign * total, 2)
  if (inWallet < 0 || cash < 0) badRequest('amount')
  const wallets = { ...stored.wallets, [coin]: inWallet }
  await db.sets.put({ id: 'crypto', value: { ...stored, wallets, cash } })
  return { wallets, cash, price, total }
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
