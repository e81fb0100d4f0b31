import { Mail, mails } from '#src/contract/mails.ts'
import { MailLabel } from '#src/contract/shared/mail-folders.ts'
import { defineDomain, positioned } from '#sw/server/define-domain.ts'

/** Mails and their labels. */
export const mailDomain = defineDomain({
  name: 'mails',
  contract: mails,
  handlers: { '/api/apps/mailbox': () => import('./handlers.ts') },
  core: true,
  tables: {
    mails: {
      indexes: { 1: 'id, *labels' },
      row: Mail,
      tracked: true,
      trashTitle: 'subject',
      label: { en: ['Mail', 'Mails'], vi: ['Thư', 'Thư'] },
    },
    mailLabels: { indexes: { 1: 'id, position' }, row: positioned(MailLabel) },
  },
  alsoWrites: ['referenceData', 'user', 'uploads'],
  seeds: { mails: 1 },
  search: { id: 'mails', label: 'Mails', vi: 'Thư', rank: 5, screen: '/apps/mailbox/all' },
})
