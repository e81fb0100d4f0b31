import type { ReactNode } from 'react'
import { Header } from '#src/shell/header/header.tsx'
import { Footer } from '#src/shell/page/footer.tsx'
import { Page, useFills } from '#src/shell/page/page.tsx'
import type { Sidebar } from '#src/shell/use-sidebar.ts'
import { css } from '#styled-system/css'

interface Props {
  sidebar: Sidebar
  navigation: ReactNode
  /** False where the navigation has the bell. */
  notifications?: boolean
  children: ReactNode
}

/** What the layouts with a side navigation share: the page and its bar beside it. */
export function SideNavFrame({ sidebar, navigation, notifications, children }: Props) {
  const fills = useFills()
  return (
    <div className={frame}>
      {navigation}
      <div className={column}>
        <Header sidebar={sidebar} notifications={notifications} />
        <Page>{children}</Page>
        {!fills && <Footer />}
      </div>
    </div>
  )
}

const frame = css({ display: 'flex', minHeight: 'screen' })
const column = css({
  '--header': { base: '{sizes.topbarPhone}', sm: '{sizes.topbar}' },
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
})
