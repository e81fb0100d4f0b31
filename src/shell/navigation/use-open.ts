import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import { isActive } from './is-active.ts'

const key = 'outpost.navigation.open'

/** Returns whether a branch is open: as the user left it, and open whenever a screen inside it is shown. */
export function useOpen(item: NavigationItem) {
  const isWithin = useLocation({ select: location => isActive(item, location) })
  const [wasWithin, setWasWithin] = useState(isWithin)
  const [isOpen, setIsOpen] = useState(() => isWithin || remembered().includes(item.id))
  if (isWithin !== wasWithin) {
    setWasWithin(isWithin)
    if (isWithin) setIsOpen(true)
  }

  function toggle() {
    setIsOpen(!isOpen)
    const others = remembered().filter(id => id !== item.id)
    localStorage.setItem(key, (isOpen ? others : [...others, item.id]).join(' '))
  }

  return { isOpen, isWithin, toggle }
}

function remembered(): string[] {
  return localStorage.getItem(key)?.split(' ') ?? []
}
