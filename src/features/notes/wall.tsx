import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Note } from '#src/contract/notes.ts'
import type { Selection } from '#src/ui/use-selection.ts'
import { css } from '#styled-system/css'
import { columnCount, heightOf, inColumns } from './columns.ts'
import { NoteCard } from './note-card.tsx'

interface Props {
  notes: readonly Note[]
  isTrash: boolean
  selection: Selection
  onActive: (id: string) => void
}

/** How many are drawn at first, and how many more whenever the end of the wall comes near. */
const batch = 60

/** The notes in columns. Thousands of them hang ready; as many are drawn as have been scrolled to. */
export function Wall({ notes, isTrash, selection, onActive }: Props) {
  const { t } = useLingui()
  const [width, measure] = useWidth()
  const [drawn, setDrawn] = useState(batch)
  const count = columnCount(width)
  const columns = width === 0 ? [] : inColumns(notes.slice(0, drawn), count, width)

  return (
    <>
      <div ref={measure} role="group" aria-label={t`Notes`} className={wall}>
        {columns.map((column, index) => (
          <ul key={index} className={pile}>
            {column.map(note => (
              <NoteCard
                key={note.id}
                note={note}
                height={heightOf(note, width / count)}
                isTrashed={isTrash}
                selection={selection}
                onActive={onActive}
              />
            ))}
          </ul>
        ))}
      </div>
      {drawn < notes.length && <End key={drawn} onNear={() => setDrawn(drawn + batch)} />}
    </>
  )
}

/** px; zero until it is measured. */
function useWidth(): [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0)
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined
    setWidth(element.clientWidth)
    const watching = new ResizeObserver(() => setWidth(element.clientWidth))
    watching.observe(element)
    return () => watching.disconnect()
  })
  return [width, measure]
}

function End({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: '1500px',
    })
    if (mark.current) watching.observe(mark.current)
    return () => watching.disconnect()
  }, [onNear])
  return <div ref={mark} className={css({ height: '1' })} />
}

const wall = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: { base: '2.5', md: '3.5' },
  paddingBlockEnd: '24',
})
const pile = css({ flex: '1', minWidth: '0', display: 'grid', gap: { base: '2.5', md: '3.5' } })
