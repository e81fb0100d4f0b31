import type { ReactNode } from 'react'
import { Page } from '#src/shell/page/page.tsx'

/** Only the page. */
export const Empty = ({ children }: { children: ReactNode }) => <Page>{children}</Page>
