import { useState } from 'react'
import { Paginator } from '#src/ui/lists/paginator.tsx'

/** Buttons between pages. With another page size, the first visible row stays visible. */
export function Pages() {
  const [pages, setPages] = useState({ page: 2, size: 25 })
  return <Paginator {...pages} total={10_000} onChange={setPages} />
}
