import { client } from '#src/api/client.ts'
import { boards } from '#src/contract/boards.ts'
import { contacts } from '#src/contract/contacts.ts'
import { files } from '#src/contract/files.ts'
import { mails } from '#src/contract/mails.ts'
import { notes } from '#src/contract/notes.ts'
import { products } from '#src/contract/products.ts'
import { tasks } from '#src/contract/tasks.ts'
import type { Trashed } from '#src/contract/trash.ts'

/** How each kind is taken back: by the call of its own domain, which knows what else comes with it. */
const calls: Record<Trashed['kind'], (id: string) => Promise<unknown>> = {
  tasks: id => client(tasks).restore({ body: { ids: [id] } }),
  contacts: id => client(contacts).restore({ body: { ids: [id] } }),
  products: id => client(products).restore({ body: { id } }),
  files: id => client(files).restore({ body: { id } }),
  mails: id => client(mails).restore({ body: { id } }),
  notes: id => client(notes).restore({ body: { ids: [id] } }),
  boardCards: id => client(boards).restoreCard({ body: { id } }),
}

export const restore = ({ kind, id }: Trashed) => calls[kind](id)
