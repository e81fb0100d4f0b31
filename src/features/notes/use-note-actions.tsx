import { ArchiveBoxIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { removeWithUndo } from '#src/blocks/lists/remove-with-undo.ts'
import type { Note } from '#src/contract/notes.ts'
import { noteRemoved, noteRestored } from '#src/device/removed.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { Mutate } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { api } from './load-notes.ts'

export type NoteFields = Partial<Omit<Note, 'id' | 'createdAt' | 'updatedAt'>>
export type NoteActions = ReturnType<typeof useNoteActions>

/** All actions on notes. A change is shown immediately and reverted if it fails. */
export function useNoteActions(
  notes: readonly Note[],
  trashed: readonly Note[],
  run: Mutate<readonly Note[]>,
) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()

  /** Changes several notes; `fieldsOf` returns the new fields of each. */
  const change = (ids: readonly string[], fieldsOf: (note: Note) => NoteFields) => {
    const changed = new Map(notes.filter(({ id }) => ids.includes(id)).map(note => [note.id, fieldsOf(note)]))
    const updatedNotes = [...changed].map(([id, fields]) => ({ id, ...fields }))
    return run(
      () => api.updateMany({ body: { updatedNotes } }),
      list => list.map(note => ({ ...note, ...changed.get(note.id) })),
    )
  }

  const update = (ids: readonly string[], fields: NoteFields) => change(ids, () => fields)

  const create = (note: NoteFields) => run(() => api.create({ body: { note } }))

  /** Adds a label to several notes or removes it from them. */
  function label(ids: readonly string[], labelId: string, isOn: boolean) {
    const without = ({ labels }: Note) => labels.filter(({ id }) => id !== labelId)
    // The server knows the label's title.
    return change(ids, note => ({
      labels: isOn ? [...without(note), { id: labelId, title: '' }] : without(note),
    }))
  }

  /** Archives without asking first, and offers to undo it. */
  async function archive(ids: readonly string[], archived: boolean) {
    const count = ids.length
    if (!(await update(ids, { archived }))) return
    const words = archived
      ? count > 1
        ? t`${{ count: i18n.number(count) }} notes archived`
        : t`Note archived`
      : count > 1
        ? t`${{ count: i18n.number(count) }} notes are back`
        : t`The note is back`
    toast.undo(words, () => void update(ids, { archived: !archived }), <ArchiveBoxIcon />)
  }

  async function remove(ids: readonly string[]) {
    const count = ids.length
    await removeWithUndo({
      ids,
      remove: () =>
        run(
          () => api.removeMany({ body: { ids: [...ids] } }),
          list => list.filter(({ id }) => !ids.includes(id)),
        ),
      restore: () => restore(ids),
      message: count > 1 ? t`${{ count: i18n.number(count) }} notes deleted` : t`Note deleted`,
    })
  }

  function restore(ids: readonly string[]) {
    noteRestored(ids)
    return run(() => api.restore({ body: { ids: [...ids] } }))
  }

  const purge = (ids: readonly string[]) => run(() => api.purge({ body: { ids: [...ids] } }))

  async function purgeOne(id: string) {
    const isSure = await confirm({
      title: t`Delete this note for good?`,
      text: t`It cannot be taken back.`,
      action: t`Delete for good`,
      danger: true,
    })
    if (isSure) await purge([id])
  }

  async function emptyTrash() {
    const isSure = await confirm({
      title: t`Empty the trash?`,
      text: t`What is in it cannot be taken back.`,
      action: t`Empty the trash`,
      danger: true,
    })
    if (isSure) await purge(trashed.map(({ id }) => id))
  }

  /** Deletes an empty note permanently, without a message. If that fails, the empty note stays; this does no harm. */
  const discard = (id: string) => {
    noteRemoved([id])
    return run(async () => {
      await api.remove({ query: { id } }).catch(() => false)
      return api.purge({ body: { ids: [id] } }).catch(() => false)
    })
  }

  const copy = ({ id: _, createdAt: __, updatedAt: ___, tasks, ...note }: Note) =>
    create({
      ...note,
      pinned: false,
      tasks: tasks?.map(task => ({ ...task, id: crypto.randomUUID() })) ?? null,
    })

  return { update, create, label, archive, remove, restore, purgeOne, emptyTrash, discard, copy }
}
