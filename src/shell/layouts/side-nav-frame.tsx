import type { ReactNode } from 'react'
import { Header } from '#src/shell/header/header.tsx'
import { Footer } from '#src/shell/page/footer.tsx'
import { Page, useFills } from '#src/shell/page/page.tsx'
import type { Sidebar } from '#src/shell/use-sidebar.ts'
import { css } from '#styled-system/css'

interface Props {
  sidebar: Sidebar
  navigation: ReactNode
  /** False where the navigation shows the notifications. */
  notifications?: boolean
  children: ReactNode
}

/** The frame of the layouts with a side navigation: the page and its bar next to the navigation. */
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
