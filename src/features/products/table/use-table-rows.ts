import { createContext, use } from 'react'
import type { List } from '#src/ui/lists/use-list.ts'
import type { useVisibleColumns } from './visible-columns.ts'

/** What the cells of the table share. */
interface TableRows {
  list: List
  columns: ReturnType<typeof useVisibleColumns>
  /** The product whose form is open. */
  openId: string | undefined
}

export const TableRowsContext = createContext<TableRows | undefined>(undefined)

export function useTableRows(): TableRows {
  const rows = use(TableRowsContext)
  if (!rows) throw new Error('useTableRows outside of ProductTable')
  return rows
}
