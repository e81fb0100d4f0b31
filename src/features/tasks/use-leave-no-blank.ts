import { useEffect, useEffectEvent, useRef } from 'react'
import type { Task } from '#src/contract/tasks.ts'
import { isBlank } from './is-blank.ts'
import type { Fields } from './use-save.ts'
import { useTasks } from './use-tasks.ts'

/**
 * A task that is left while it says nothing goes: a row without a word helps nobody. Not while something of it is on
 * its way or could not be saved. Answers the way of saving that knows.
 */
export function useLeaveNoBlank(task: Task, save: (fields: Fields) => Promise<boolean>) {
  const { discard } = useTasks()
  const unsaved = useRef(0)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function saveKnown(fields: Fields) {
    unsaved.current += 1
    const isSaved = await save(fields)
    if (isSaved) unsaved.current -= 1
    return isSaved
  }

  const leave = useEffectEvent(() => {
    if (unsaved.current === 0 && isBlank(task)) void discard(task.id)
  })

  useEffect(() => {
    clearTimeout(leaving.current)
    return () => {
      // After the fields, which save on leaving what is still only typed.
      leaving.current = setTimeout(leave)
    }
  }, [])

  return saveKnown
}
