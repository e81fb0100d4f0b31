import { useState } from 'react'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'

export interface Sidebar {
  /** Over the content on small screens; next to it otherwise. */
  isOver: boolean
  isOpen: boolean
  setOpen: (open: boolean) => void
  /** Next to the content it is never hidden: it is wide when open and narrow otherwise. */
  narrows: boolean
}

interface Options {
  /** The breakpoint from which it is next to the content. */
  from?: 'md' | 'lg'
  narrows?: boolean
}

/** The state of the side navigation. Next to the content it keeps its state; over the content it starts closed. */
export function useSidebar({ from = 'lg', narrows = false }: Options = {}): Sidebar {
  const key = narrows ? 'outpost.navigation.wide' : 'outpost.navigation'
  const isOver = !useBreakpoint(from)
  const [isOpenBeside, setOpenBeside] = useState(() =>
    narrows ? localStorage.getItem(key) === 'open' : localStorage.getItem(key) !== 'closed',
  )
  const [isOpenOver, setOpenOver] = useState(false)

  function setOpen(open: boolean) {
    if (isOver) return setOpenOver(open)
    setOpenBeside(open)
    localStorage.setItem(key, open ? 'open' : 'closed')
  }

  return { isOver, isOpen: isOver ? isOpenOver : isOpenBeside, setOpen, narrows }
}
