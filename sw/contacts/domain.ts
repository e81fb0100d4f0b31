import { Contact, contacts } from '#src/contract/contacts.ts'
import { Tag } from '#src/contract/shared/tags.ts'
import { defineDomain, positioned } from '#sw/server/define-domain.ts'

/** The address book. */
export const contactDomain = defineDomain({
  name: 'contacts',
  contract: contacts,
  handlers: { '/api/apps/contacts': () => import('./handlers.ts') },
  core: true,
  tables: {
    contacts: {
      indexes: { 1: 'id, position, *tags' },
      row: positioned(Contact),
      tracked: true,
      trashTitle: 'name',
      label: { en: ['Contact', 'Contacts'], vi: ['Liên hệ', 'Danh bạ'] },
    },
    contactTags: { indexes: { 1: 'id, position' }, row: positioned(Tag) },
  },
  seeds: { contacts: 1 },
  search: {
    id: 'contacts',
    label: 'Contacts',
    vi: 'Danh bạ',
    rank: 1,
    area: 'contacts',
    screen: '/apps/contacts',
  },
})
