import { Navigation } from '#src/shell/navigation/navigation.tsx'
import type { Sidebar } from '#src/shell/use-sidebar.ts'
import { css, cx } from '#styled-system/css'
import { NavigationHead } from './navigation-head.tsx'
import { NavigationPane } from './navigation-pane.tsx'
import { SideNavigation } from './side-navigation.tsx'

/** A rail of icons that opens over the page while the pointer or the focus is in it, or stays open next to the page. */
export function DenseNavigation({ sidebar }: { sidebar: Sidebar }) {
  const content = (
    <>
      <NavigationHead />
      <Navigation />
    </>
  )
  if (sidebar.isOver) return <SideNavigation sidebar={sidebar}>{content}</SideNavigation>
  return (
    <div id="navigation" data-open={sidebar.isOpen} className={place}>
      <NavigationPane className={cx(pane, !sidebar.isOpen && folding)}>{content}</NavigationPane>
    </div>
  )
}

const place = css({
  flex: 'none',
  position: 'sticky',
  top: '0',
  width: 'nav.dense',
  height: 'screen',
  zIndex: 'nav',
  transition: '[width {durations.slow} {easings.move}]',
  '&[data-open=true]': { width: 'nav.denseOpen' },
  _print: { display: 'none' },
})
const pane = css({ '--edge': '1.125rem', width: 'nav.denseOpen' })
const folding = css({
  transition: '[width {durations.base} {easings.move}, box-shadow {durations.base}]',
  '&:is(:hover, :has(:focus-visible))': { boxShadow: 'drawer' },
  '&:not(:hover, :has(:focus-visible))': {
    width: 'nav.dense',
    // Screen readers still read the text; the pointer must not hit it where it lies over the page.
    '& :is([data-words], a > span > span)': {
      opacity: '0',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
    '& [data-nested]': { display: 'none' },
    // A group begins with a line, because there is no room for its name.
    '& [data-heading]': {
      fontSize: '[0]',
      padding: '0',
      marginBlockEnd: '2.5',
      borderBlockStart: '[1px solid {colors.border}]',
    },
    '& li:first-child > [data-heading]': { border: 'none', marginBlockEnd: '0' },
  },
})
