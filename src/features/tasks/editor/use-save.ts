import { useState } from 'react'
import type { SaveStatus } from '#src/api/autosave.ts'
import type { Task } from '#src/contract/tasks.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'

export type Fields = Partial<Omit<Task, 'id' | 'order' | 'type'>>

/** The props of components that show fields of a task and save them. */
export interface PropertiesProps {
  task: Task
  save: (fields: Fields) => Promise<boolean>
}

/** Saves fields of one task, and returns the status for the "Saved" mark. */
export function useSave(id: string) {
  const { update } = useTasks()
  const [saving, setSaving] = useState<{ id: string; status: SaveStatus }>()
  const setStatus = (status: SaveStatus) => setSaving({ id, status })

  /**
   * Sends only the changed fields, so that changes of the other fields in another tab stay. Resolves with whether it is
   * saved.
   */
  async function save(fields: Fields): Promise<boolean> {
    setStatus('saving')
    const isSaved = Boolean(await update(id, fields))
    setStatus(isSaved ? 'saved' : 'failed')
    return isSaved
  }

  return { save, status: saving?.id === id ? saving.status : 'idle', touch: () => setStatus('idle') }
}

export type Save = ReturnType<typeof useSave>
