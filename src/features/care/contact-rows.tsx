import { Avatar } from '#src/ui/badge/avatar.tsx'
import type { SimpleListItem } from '#src/ui/lists/simple-list.tsx'

export interface Person {
  id: string
  name: string
  avatar: string | null
  title?: string | null
  company?: string | null
}

/** Contacts as list rows that link to them. */
export const contactRows = (people: Person[]): SimpleListItem[] =>
  people.map(({ id, name, avatar, title, company }) => ({
    id,
    to: `/apps/contacts/${id}`,
    lead: <Avatar name={name} image={avatar} decorative />,
    title: name,
    meta: [title, company].filter(Boolean).join(', '),
  }))
