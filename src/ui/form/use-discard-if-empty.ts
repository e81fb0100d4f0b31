import { useEffect, useEffectEvent, useRef } from 'react'

interface Options {
  isBlank: boolean
  discard: () => unknown
}

/** Discards an entry that is still empty when its editor closes, unless a save is pending or has failed. */
export function useDiscardIfEmpty({ isBlank, discard }: Options) {
  const pendingSaves = useRef(0)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const leave = useEffectEvent(() => {
    if (pendingSaves.current === 0 && isBlank) void discard()
  })

  useEffect(() => {
    clearTimeout(leaving.current)
    return () => {
      // Runs after the fields have saved their typed text on unmount.
      leaving.current = setTimeout(leave)
    }
  }, [])

  function keep() {
    pendingSaves.current += 1
  }

  /** Returns `save` with counting of pending saves. Its result, whether the save succeeded, is passed on. */
  const known =
    <Fields>(save: (fields: Fields) => Promise<boolean>) =>
    async (fields: Fields) => {
      keep()
      const isSaved = await save(fields)
      if (isSaved) pendingSaves.current -= 1
      return isSaved
    }

  return { keep, known }
}
