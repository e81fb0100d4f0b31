import { type ReactNode, useEffect, useRef } from 'react'
import { invalidate } from '#src/api/invalidation.ts'
import { pageSize, rememberPageSize } from '#src/device/page-size.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { FormatsProvider } from '#src/ui/text/formats.tsx'

/** Applies the user's formats and page size to all children, immediately after a choice. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const { formatDateTime, formatCurrency, pagingItems } = useShellData().preferences
  const appliedSize = useRef<number>(undefined)

  // spec: a page size that was saved is applied locally
  useEffect(() => {
    const before = appliedSize.current ?? pageSize()
    appliedSize.current = pagingItems
    if (before === pagingItems) return
    rememberPageSize(pagingItems)
    // The lists with pages are those of the shop's documents.
    void invalidate(['shop'])
  }, [pagingItems])

  return (
    <FormatsProvider date={formatDateTime} number={formatCurrency}>
      {children}
    </FormatsProvider>
  )
}
