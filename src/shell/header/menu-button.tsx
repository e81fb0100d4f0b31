import { Bars3BottomLeftIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { NavigationDrawer } from '#src/shell/navigation/side/navigation-drawer.ts'
import type { Sidebar } from '#src/shell/use-sidebar.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'

/** Shows and hides the navigation, or makes it wide and narrow. */
export function MenuButton({ sidebar: { isOver, isOpen, setOpen, narrows } }: { sidebar: Sidebar }) {
  const { t } = useLingui()
  const preload = () => isOver && NavigationDrawer.preload()
  const [shut, open] =
    narrows && !isOver ? [t`Narrow navigation`, t`Wide navigation`] : [t`Hide navigation`, t`Show navigation`]
  return (
    <IconButton
      label={isOpen ? shut : open}
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
