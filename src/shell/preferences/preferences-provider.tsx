import { type ReactNode, useEffect } from 'react'
import { rememberPageSize } from '#src/device/page-size.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { FormatsProvider } from '#src/ui/text/formats.tsx'

/** What the user has chosen for dates, figures and lists holds for everything inside, as soon as it is chosen. */
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
