import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ProductSort } from '#src/contract/shared/product-sorts.ts'
import * as look from './table-look.ts'

interface ColumnLook {
  id: ProductSort
  className: string
  /** A list that is narrower leaves the column out; px. */
  from: number
  /** Figures are aligned at their end. */
  isFigure?: true
}

/** The columns in the order of the table. */
const COLUMNS: readonly ColumnLook[] = [
  { id: 'sku', className: look.sku, from: 720 },
  { id: 'name', className: look.name, from: 0 },
  { id: 'barcode', className: look.barcode, from: 1000 },
  { id: 'cost', className: look.money, from: 1280, isFigure: true },
  { id: 'basePrice', className: look.money, from: 1400, isFigure: true },
  { id: 'taxPercent', className: look.figure, from: 1500, isFigure: true },
  { id: 'price', className: look.money, from: 540, isFigure: true },
  { id: 'weight', className: look.figure, from: 1600, isFigure: true },
  { id: 'stock', className: look.figure, from: 0, isFigure: true },
  { id: 'reserved', className: look.figure, from: 860, isFigure: true },
  { id: 'active', className: look.active, from: 640 },
]

export const columnsWithin = (width: number) => COLUMNS.filter(({ from }) => from <= width)

/** The columns for which there is room in an element. Everything else is in the form of a product. */
export function useVisibleColumns(frame: RefObject<HTMLElement | null>): readonly ColumnLook[] {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return columnsWithin(width)
}
