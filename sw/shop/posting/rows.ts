import type { Table } from 'dexie'
import type { db } from '#sw/storage/db.ts'

type RowOf<T> = T extends Table<infer Row, infer _Key> ? Row : never

export type StockEntryRow = RowOf<typeof db.stockEntries>
export type FundEntryRow = RowOf<typeof db.fundEntries>
export type DebtEntryRow = RowOf<typeof db.debtEntries>
export type StockBalanceRow = RowOf<typeof db.stockBalances>
export type ProductStockRow = RowOf<typeof db.productStock>
export type PartnerRow = RowOf<typeof db.partners>
export type AccountRow = RowOf<typeof db.fundAccounts>
export type FigureRow = RowOf<typeof db.salesFigures>
