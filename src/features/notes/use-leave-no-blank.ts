import { useEffect, useEffectEvent, useRef } from 'react'
import type { Note } from '#src/contract/notes.ts'
import { isBlank } from './is-blank.ts'
import { useNotes } from './use-notes.ts'

/** A note that is left while it says nothing goes. `note` is as it is typed, saved or not; `forget` lets it be. */
export function useLeaveNoBlank(note: Note) {
  const { discard } = useNotes()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isForgotten = useRef(false)

  const leave = useEffectEvent(() => {
    if (!isForgotten.current && isBlank(note)) void discard(note.id)
  })

  useEffect(() => {
    clearTimeout(leaving.current)
    return () => {
      leaving.current = setTimeout(leave)
    }
  }, [])

  return {
    forget: () => {
      isForgotten.current = true
    },
  }
}
