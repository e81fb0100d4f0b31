import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Note } from '#src/contract/notes.ts'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { css } from '#styled-system/css'
import { columnCount, inColumns } from './columns.ts'
import { Pile } from './pile.tsx'

interface Props {
  notes: readonly Note[]
  isTrash: boolean
  selection: Selection
  onActive: (id: string) => void
  /** Drawn wherever the wall stands: what has the focus, and what the keys go to from there. */
  kept: readonly string[]
}

/** The notes in columns. Thousands of them hang ready; those near the ones in view are drawn. */
export function Wall({ notes, ...props }: Props) {
  const { t } = useLingui()
  const [{ width, above, scroller }, measure] = usePlace()
  const count = columnCount(width)
  const gap = useBreakpoint('md') ? 14 : 10
  const columns = width === 0 ? [] : inColumns(notes, count, width)

  return (
    <div ref={measure} role="group" aria-label={t`Notes`} className={wall}>
      {columns.map((column, index) => (
        <Pile
          key={index}
          notes={column}
          width={width / count}
          gap={gap}
          above={above}
          scroller={scroller}
          {...props}
        />
      ))}
    </div>
  )
}

interface Place {
  /** px; zero until it is measured. */
  width: number
  /** px of other things over the wall, in what scrolls it */
  above: number
  scroller: HTMLElement | null
}

function usePlace(): [Place, (wall: HTMLElement | null) => (() => void) | undefined] {
  const [place, setPlace] = useState<Place>({ width: 0, above: 0, scroller: null })
  const [measure] = useState(() => (wall: HTMLElement | null) => {
    const scroller = wall?.parentElement
    if (!wall || !scroller) return undefined
    // A wall of something else begins at its top.
    scroller.scrollTop = 0
    const read = () => {
      const above =
        wall.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
      setPlace({ width: wall.clientWidth, above, scroller })
    }
    read()
    const watching = new ResizeObserver(read)
    for (const part of [scroller, ...scroller.children]) if (part !== wall) watching.observe(part)
    return () => watching.disconnect()
  })
  return [place, measure]
}

const wall = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: { base: '2.5', md: '3.5' },
  paddingBlockEnd: '24',
})
