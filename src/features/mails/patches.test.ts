import { expect, it } from 'vitest'
import type { MailState } from '#src/contract/mails.ts'
import { counted, merge } from './patches.ts'

const mail = (fields: Partial<MailState>): MailState => ({
  id: 'a',
  starred: false,
  important: false,
  unread: true,
  folder: 'inbox',
  labels: [],
  ...fields,
})

const folders = ['inbox', 'drafts', 'spam', 'trash'].map(slug => ({
  id: slug,
  title: slug,
  slug,
  icon: '',
  count: 4,
}))
const countsAfter = (...changes: Parameters<typeof merge>[1][]) =>
  counted(folders, changes.reduce(merge, new Map())).map(({ count }) => count)

it.each([
  ['reading an unread mail', mail({}), { unread: false }, [3, 4, 4, 4]],
  ['reading one that is read', mail({ unread: false }), { unread: false }, [4, 4, 4, 4]],
  ['calling an unread mail spam', mail({}), { folder: 'spam' }, [3, 4, 5, 4]],
  [
    'taking a read one out of spam',
    mail({ folder: 'spam', unread: false }),
    { folder: 'inbox' },
    [4, 4, 3, 4],
  ],
  ['discarding a draft', mail({ folder: 'drafts', unread: false }), { folder: 'removed' }, [4, 3, 4, 4]],
  ['starring', mail({}), { starred: true }, [4, 4, 4, 4]],
])('the counts are right after %s', (_, before, fields, counts) => {
  expect(countsAfter([{ mail: before, fields }])).toEqual(counts)
})

it('a mail is counted once, also after several changes', () => {
  const first = mail({})
  expect(
    countsAfter([{ mail: first, fields: { unread: false } }], [{ mail: first, fields: { folder: 'trash' } }]),
  ).toEqual([3, 4, 4, 4])
})
