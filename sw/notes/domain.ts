import { NoteLabel, NoteRow, notes } from '#src/contract/notes.ts'
import { defineDomain, positioned } from '#sw/server/define-domain.ts'

/** Notes with checklists, pictures and reminders. */
export const noteDomain = defineDomain({
  name: 'notes',
  contract: notes,
  handlers: () => import('./handlers.ts'),
  core: true,
  tables: {
    notes: { indexes: { 1: 'id, createdAt, *labels' }, row: NoteRow, tracked: true, trashTitle: 'title' },
    noteLabels: { indexes: { 1: 'id, position' }, row: positioned(NoteLabel) },
  },
  seeds: { notes: 1 },
})
