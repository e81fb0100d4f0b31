import { Bars3BottomLeftIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { Sidebar } from '#src/shell/use-sidebar.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { NavigationDrawer } from './navigation-drawer.ts'

/** Shows and hides the navigation, wherever that is. */
export function MenuButton({ sidebar: { isOver, isOpen, setOpen } }: { sidebar: Sidebar }) {
  const { t } = useLingui()
  const preload = () => isOver && NavigationDrawer.preload()
  return (
    <IconButton
      label={isOpen ? t`Hide navigation` : t`Show navigation`}
      aria-expanded={isOpen}
      aria-controls={isOver ? undefined : 'navigation'}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setOpen(!isOpen)}
    >
      <Bars3BottomLeftIcon />
    </IconButton>
  )
}
