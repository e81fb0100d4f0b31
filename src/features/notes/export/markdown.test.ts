import { expect, it } from 'vitest'
import type { NoteLabel } from '#src/contract/notes.ts'
import { noteOf } from '#src/features/notes/note-of.ts'
import { markdown } from './markdown.ts'

it('title, text, checklist and labels are written, one note after the other', () => {
  const shift = noteOf({
    title: 'Giao ca\nsáng',
    tasks: [
      { id: '1', content: 'Đếm két', completed: true },
      { id: '2', content: 'Khoá cửa', completed: false },
      { id: '3', content: ' ', completed: false },
    ],
    labels: [{ id: 'work', title: 'Work' }],
  })
  const inVietnamese = (labels: readonly NoteLabel[]) =>
    labels.map(label => (label.title === 'Work' ? { ...label, title: 'Công việc' } : label))
  expect(markdown([shift, noteOf({ content: 'Tủ mát để 4 độ' })], inVietnamese)).toBe(
    '# Giao ca sáng\n\n- [x] Đếm két\n- [ ] Khoá cửa\n\n#Công-việc\n\n---\n\nTủ mát để 4 độ\n',
  )
})
