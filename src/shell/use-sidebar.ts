import { useState } from 'react'
import { useBreakpoint } from '#src/ui/use-breakpoint.ts'

const key = 'outpost.navigation'

export interface Sidebar {
  /** Over the content, on small screens; beside it otherwise. */
  isOver: boolean
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/** Where the side navigation stands. Beside the content it stays as it was left, over it it starts closed. */
export function useSidebar(): Sidebar {
  const isOver = !useBreakpoint('lg')
  const [isOpenBeside, setOpenBeside] = useState(() => localStorage.getItem(key) !== 'closed')
  const [isOpenOver, setOpenOver] = useState(false)

  function setOpen(open: boolean) {
    if (isOver) return setOpenOver(open)
    setOpenBeside(open)
    localStorage.setItem(key, open ? 'open' : 'closed')
  }

  return { isOver, isOpen: isOver ? isOpenOver : isOpenBeside, setOpen }
}
