import { type ReactNode, useEffect } from 'react'
import { rememberPageSize } from '#src/device/page-size.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { FormatsProvider } from '#src/ui/text/formats.tsx'

/** Applies the user's formats and page size to all children, immediately after a choice. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const { formatDateTime, formatCurrency, pagingItems } = useShellData().preferences
  // spec: a page size that was saved is applied locally
  useEffect(() => rememberPageSize(pagingItems), [pagingItems])

  return (
    <FormatsProvider date={formatDateTime} number={formatCurrency}>
      {children}
    </FormatsProvider>
  )
}
