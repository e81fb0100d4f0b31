import { describe, expect, it } from 'vitest'
import type { ChatContact, ChatMessage } from '#src/contract/chat.ts'
import { draftNameOf } from '#src/features/chat/draft-name.ts'
import { chatsOf, findChats, findColleagues } from './chats.ts'

const contact = (id: string, name: string, unreadCount = 0): ChatContact => ({
  id,
  name,
  avatar: null,
  index: 0,
  unreadCount,
})
const message = (peerId: string, text: string, date: string, isMine = false): ChatMessage => ({
  id: `${peerId}-1`,
  value: text,
  text,
  date,
  isMine,
  authorID: isMine ? 'huong' : peerId,
  fromID: isMine ? 'huong' : peerId,
  toID: isMine ? peerId : 'huong',
})

const sources = {
  userId: 'huong',
  contacts: [
    contact('chau', 'Lê Minh Châu'),
    contact('han', 'Phạm Gia Hân', 1),
    contact('duc', 'Mai Văn Đức'),
  ],
  latest: [
    message('chau', 'Ký phiếu 2041', '2026-11-20T05:00:00.000Z'),
    message('han', 'Đổi ca', '2026-11-20T01:00:00.000Z'),
    message('duc', 'Ổn rồi chị', '2026-11-20T03:00:00.000Z', true),
  ],
  outbox: [],
  drafts: new Map<string, string>(),
  openId: undefined,
}
const idsOf = (more: Partial<Parameters<typeof chatsOf>[0]> = {}) =>
  chatsOf({ ...sources, ...more }).map(({ contact }) => contact.id)

describe('the conversations', () => {
  it('are ordered: unread first, then by the time of the last message', () => {
    expect(idsOf()).toEqual(['han', 'chau', 'duc'])
  })

  it('show a message of the outbox as the last one, until it has arrived', () => {
    const waiting = {
      id: 'x',
      fromID: 'huong',
      toID: 'duc',
      text: 'Kệ B4',
      at: Date.parse('2026-11-20T06:00:00Z'),
    }
    const [, first] = chatsOf({ ...sources, outbox: [waiting] })
    expect(first).toMatchObject({
      contact: { id: 'duc' },
      last: { text: 'Kệ B4', isMine: true, state: 'waits' },
    })
    const refused = chatsOf({ ...sources, outbox: [{ ...waiting, problem: 'No' }] })
    expect(refused[1]?.last?.state).toBe('failed')
    expect(idsOf({ outbox: [{ ...waiting, id: 'duc-1' }] }), 'it has arrived').toEqual(['han', 'chau', 'duc'])
    expect(idsOf({ outbox: [{ ...waiting, fromID: 'chau' }] }), 'of another user').toEqual([
      'han',
      'chau',
      'duc',
    ])
  })

  it('without a message are left out, unless they are open or have a draft', () => {
    const latest = sources.latest.slice(0, 2)
    expect(idsOf({ latest })).toEqual(['han', 'chau'])
    expect(idsOf({ latest, openId: 'duc' })).toEqual(['han', 'chau', 'duc'])
    const draft = (userId: string, text: string) => new Map([[draftNameOf(userId, 'duc'), text]])
    expect(idsOf({ latest, drafts: draft('huong', 'Chị đang xem') })).toEqual(['han', 'chau', 'duc'])
    expect(idsOf({ latest, drafts: draft('huong', '  ') })).toEqual(['han', 'chau'])
    expect(idsOf({ latest, drafts: draft('an', 'Chị đang xem') })).toEqual(['han', 'chau'])
  })

  it('are found by name and last message, ignoring accents and case', () => {
    const found = (query: string) => findChats(chatsOf(sources), query).map(({ contact }) => contact.id)
    expect(found('PHIEU chau')).toEqual(['chau'])
    expect(found('doi ca')).toEqual(['han'])
    expect(found('zzz')).toEqual([])
    expect(found(' ')).toEqual(['han', 'chau', 'duc'])
  })
})

it('colleagues are found by name, ignoring accents and case', () => {
  expect(findColleagues(sources.contacts, 'duc mai').map(({ id }) => id)).toEqual(['duc'])
  expect(findColleagues(sources.contacts, '')).toHaveLength(3)
})
