import type { ReactNode } from 'react'
import { NavigationBar } from '#src/shell/navigation/bar/navigation-bar.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { css } from '#styled-system/css'
import { TopBar } from './top-bar.tsx'
import { TopNavFrame } from './top-nav-frame.tsx'

/** A rounded sheet in the middle of the window, with an ink bar that holds the navigation. */
export function Centered({ children }: { children: ReactNode }) {
  const sidebar = useSidebar({ from: 'md' })
  const bar = (
    <TopBar sidebar={sidebar} tone="ink" isFull className={sticky}>
      <NavigationBar className={css({ marginInline: { base: '1', xl: '4' } })} />
    </TopBar>
  )
  return (
    <div className={desk}>
      <TopNavFrame sidebar={sidebar} bars={bar} className={paper}>
        {children}
      </TopNavFrame>
    </div>
  )
}

const desk = css({
  minHeight: 'screen',
  padding: { md: '6' },
  background: { md: 'pressed' },
  _print: { padding: '0', background: 'white' },
})
const paper = css({
  '--header': { md: 'calc({sizes.topbar} + 3rem)' },
  maxWidth: { md: '[80rem]' },
  minHeight: { md: '[calc(100dvh - 3rem)]' },
  marginInline: 'auto',
  borderRadius: { md: '2xl' },
  background: 'canvas',
  boxShadow: { md: 'md' },
  overflow: { md: '[clip]' },
  _print: { boxShadow: '[none]' },
})
const sticky = css({ position: 'sticky', top: '0', zIndex: 'topbar' })
