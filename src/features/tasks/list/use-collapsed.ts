import { useState } from 'react'

const key = 'outpost.tasks.collapsed'

/** Which sections are collapsed on this device. */
export function useCollapsed() {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => new Set(remembered()))

  function toggle(id: string) {
    const next = new Set(collapsed)
    if (!next.delete(id)) next.add(id)
    setCollapsed(next)
    localStorage.setItem(key, JSON.stringify([...next]))
  }

  return { collapsed, toggle }
}

function remembered(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}
