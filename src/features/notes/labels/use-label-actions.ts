import type { Note } from '#src/contract/notes.ts'
import { api } from '#src/features/notes/load-notes.ts'
import type { Mutate } from '#src/ui/feedback/use-optimistic-mutation.ts'

export type LabelActions = ReturnType<typeof useLabelActions>

/** The actions on labels. A deleted label is removed from every note. */
export function useLabelActions(run: Mutate<readonly Note[]>) {
  /** Resolves with the new label. spec: the server returns all labels, the new one last */
  const createLabel = (title: string) =>
    run(() => api.createLabel({ body: { title } }).then(labels => labels.at(-1)))
  const renameLabel = (id: string, title: string) =>
    run(() => api.updateLabel({ body: { label: { id, title } } }))
  const removeLabel = (id: string) => run(() => api.removeLabel({ query: { id } }))

  return { createLabel, renameLabel, removeLabel }
}
