import { NoteLabel, NoteRow, notes } from '#src/contract/notes.ts'
import { defineDomain, positioned } from '#sw/server/define-domain.ts'

/** Notes with checklists, pictures and reminders. */
export const noteDomain = defineDomain({
  name: 'notes',
  contract: notes,
  handlers: { '/api/apps/notes': () => import('./handlers.ts') },
  core: true,
  tables: {
    notes: {
      indexes: { 1: 'id, createdAt, *labels' },
      row: NoteRow,
      tracked: true,
      trashTitle: 'title',
      label: { en: ['Note', 'Notes'], vi: ['Ghi chú', 'Ghi chú'] },
    },
    noteLabels: { indexes: { 1: 'id, position' }, row: positioned(NoteLabel) },
  },
  seeds: { notes: 1 },
  search: { id: 'notes', label: 'Notes', vi: 'Ghi chú', rank: 4, screen: '/apps/notes' },
})
