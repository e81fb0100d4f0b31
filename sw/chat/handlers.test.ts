import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { roles } from '#seed/roles.ts'
import { staff } from '#seed/staff.ts'
import { ChatMessage, chat } from '#src/contract/chat.ts'
import { trash } from '#src/contract/shell/trash.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { filled } from '#tests/support/filled.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

async function history(userID: string, token?: string): Promise<ChatMessage[]> {
  const { items } = await conforming(chat.history, { query: { userID }, ...(token && { token }) })
  return items.flatMap(({ json }) => v.parse(v.array(v.strictObject(ChatMessage.entries)), JSON.parse(json)))
}

describe('chat contacts', () => {
  it('are all other people of the shop; the first eight have different colours', async () => {
    covers('chat.colours')
    const contacts = await conforming(chat.contacts)
    const others = [...staff.users, ...roles.users].filter(({ id }) => id !== 'huong')
    expect(contacts.map(({ id }) => id).toSorted()).toEqual(others.map(({ id }) => id).toSorted())
    const first = contacts.filter(({ id }) => staff.users.some(user => user.id === id))
    expect(new Set(first.map(({ index }) => index)).size).toBe(first.length)
  })

  it('have their current name and picture', async () => {
    await db.users.update('chau', { name: 'Châu mới', avatar: null })
    const contact = (await conforming(chat.contacts)).find(({ id }) => id === 'chau')
    expect(contact).toMatchObject({ name: 'Châu mới', avatar: null })
  })

  it('have nothing unread after their conversation was read', async () => {
    const unread = async () => (await conforming(chat.contacts)).find(({ id }) => id === 'chau')?.unreadCount
    expect(await unread()).toBeGreaterThan(0)
    expect(await conforming(chat.markAsRead, { body: { userID: 'chau' } })).toBe(true)
    expect(await unread()).toBe(0)
  })
})

describe('a message that is sent as a call', () => {
  const message = { id: '6f9619ff-8b86-4d01-b42d-00c04fc964ff', toID: 'chau', text: 'Hàng về chưa em?' }

  it('is added to the conversation of both people, once', async () => {
    const token = await issue('chau')
    const before = [await history('chau'), await history('huong', token)]
    const sent = await conforming(chat.send, { body: message })
    expect(await conforming(chat.send, { body: message })).toEqual(sent)
    expect(await history('chau')).toEqual([...(before[0] ?? []), sent])
    expect((await history('huong', token)).slice(before[1]?.length)).toMatchObject([
      { text: message.text, isMine: false, fromID: 'huong' },
    ])
  })

  it.each([
    [400, 'to oneself', { toID: 'huong' }],
    [400, 'without content', { text: ' ' }],
    [404, 'to somebody without an account', { toID: 'nobody' }],
    [400, 'under the id of a message of somebody else', { id: 'chau-1' }],
  ])('is refused with %i %s', async (status, _, wrong) => {
    const count = await db.chatMessages.count()
    expect((await send(chat.send, { body: { ...message, ...wrong } })).status).toBe(status)
    expect(await db.chatMessages.count()).toBe(count)
  })
})

describe('the last messages', () => {
  it('are the last one of each conversation of the caller', async () => {
    const latest = filled(await conforming(chat.latest))
    for (const message of latest) {
      const peer = message.isMine ? message.toID : message.fromID
      expect((await history(peer)).at(-1)).toEqual(message)
    }
    const peers = latest.map(({ isMine, toID, fromID }) => (isMine ? toID : fromID))
    const contacts = (await conforming(chat.contacts)).map(({ id }) => id)
    expect(peers.toSorted()).toEqual(contacts.toSorted())
    expect(await conforming(chat.latest, { token: await issue('duc') })).toHaveLength(1)
  })
})

describe('a colleague', () => {
  it('has an e-mail address, the numbers of the contact with this address, and the size of the conversation', async () => {
    const messages = await history('chau')
    const contact = await db.contacts
      .filter(({ emails }) => emails.some(({ email }) => email === 'chau@outpost.example'))
      .first()
    expect(await conforming(chat.person, { query: { userID: 'chau' } })).toMatchObject({
      email: 'chau@outpost.example',
      contact: { id: contact?.id, phones: contact?.phoneNumbers.map(({ phoneNumber }) => phoneNumber) },
      messages: messages.length,
      since: messages[0]?.date,
    })
  })

  it('has no contact for a user without the right to view contacts', async () => {
    const group = (await db.users.get('huong'))?.groupID ?? ''
    await db.permissions.update(group, { contacts: 'none' })
    expect((await conforming(chat.person, { query: { userID: 'chau' } })).contact).toBeNull()
  })

  it('that does not exist returns 404', async () => {
    expect((await send(chat.person, { query: { userID: 'none' } })).status).toBe(404)
  })
})

describe('a history', () => {
  it('exists with every colleague, oldest first', async () => {
    covers('chat.history')
    for (const { id } of filled(await conforming(chat.contacts))) {
      const dates = (await history(id)).map(({ date }) => date)
      expect(dates.length).toBeGreaterThan(2)
      expect(dates).toEqual(dates.toSorted())
      expect(Date.parse(dates.at(-1) ?? '')).toBeLessThan(Date.now())
    }
  })

  it('contains the sender of each message, seen from the caller', async () => {
    const mine = await history('chau')
    const theirs = await history('huong', await issue('chau'))
    expect(theirs.map(({ text }) => text)).toEqual(mine.map(({ text }) => text))
    expect(theirs.map(({ isMine }) => isMine)).toEqual(mine.map(({ isMine }) => !isMine))
    for (const message of filled(mine)) {
      expect(message.value).toBe(message.text)
      expect(message.authorID).toBe(message.fromID)
      expect(message.isMine).toBe(message.fromID === 'huong')
      expect([message.fromID, message.toID].toSorted()).toEqual(['chau', 'huong'])
    }
  })

  it('can be limited to the newest messages, and to those since a time', async () => {
    const all = await history('chau')
    const part = async (query: { last?: string; from?: string }) => {
      const { items } = await conforming(chat.history, { query: { userID: 'chau', ...query } })
      return items.flatMap(({ json }) => JSON.parse(json) as ChatMessage[])
    }
    expect(await part({ last: '3' })).toEqual(all.slice(-3))
    expect(await part({ last: '999999' })).toEqual(all)
    expect(await part({ from: all.at(2)?.date ?? '' })).toEqual(all.slice(2))
    expect(await part({ from: '2999-01-01T00:00:00.000Z' })).toEqual([])
  })

  it('is read in pages, with the number of all messages', async () => {
    const all = await history('chau')
    const page = async (query: { last?: string; from?: string; until?: string }) => {
      const { items, count } = await conforming(chat.history, { query: { userID: 'chau', ...query } })
      return { messages: items.flatMap(({ json }) => JSON.parse(json) as ChatMessage[]), count }
    }
    const until = all.at(-3)?.date ?? ''
    expect(await page({ until, last: '2' })).toEqual({ messages: all.slice(-4, -2), count: all.length - 2 })
    expect(await page({ until })).toEqual({ messages: all.slice(0, -2), count: undefined })
    expect(await page({ from: until, last: '1' })).toEqual({ messages: all.slice(-1), count: 3 })
    expect(await page({ until: '2001-01-01T00:00:00.000Z', last: '5' })).toEqual({ messages: [], count: 0 })
  })

  it.each([
    { last: '0' },
    { last: '-1' },
    { last: 'x' },
    { from: 'x' },
    { until: 'x' },
    { from: '2026-02-31T00:00' },
  ])('is refused with %o', async query => {
    expect((await send(chat.history, { query: { userID: 'chau', ...query } })).status).toBe(400)
  })

  it('has no items when no message exists', async () => {
    expect(await conforming(chat.history, { query: { userID: 'mai' }, token: await issue('duc') })).toEqual({
      items: [],
    })
  })

  it('with an unknown person returns 404', async () => {
    expect((await send(chat.history, { query: { userID: 'none' } })).status).toBe(404)
    expect((await send(chat.history)).status).toBe(400)
  })

  it.each([
    ['', 400],
    ['{"userID":7}', 400],
    ['{"userID":"none"}', 404],
    ['{"userID":"__proto__"}', 404],
  ])('is not marked as read by a call with the body %s', async (body, status) => {
    const before = await db.chatUnread.toArray()
    expect((await send(chat.markAsRead, { body })).status).toBe(status)
    expect(await db.chatUnread.toArray()).toEqual(before)
  })
})

describe('a removed message', () => {
  it('is left out for the caller only, and is restored at its place', async () => {
    const before = await history('chau')
    const message = before[1]
    if (!message) throw new Error('The sample has messages')
    expect(await conforming(chat.remove, { query: { id: message.id } })).toBe(true)
    expect(await history('chau')).toEqual(before.filter(({ id }) => id !== message.id))
    expect(await history('huong', await issue('chau'))).toHaveLength(before.length)
    expect(await conforming(chat.restore, { body: { id: message.id } })).toEqual(message)
    expect(await history('chau')).toEqual(before)
  })

  it('is in the trash of the caller only, and only the caller restores it', async () => {
    const [message] = await history('chau')
    const id = message?.id ?? ''
    await conforming(chat.remove, { query: { id } })
    expect(await conforming(trash.list)).toMatchObject([{ id, kind: 'chatMessages', title: message?.text }])
    const token = await issue('chau')
    expect(await conforming(trash.list, { token })).toEqual([])
    expect((await send(chat.restore, { body: { id }, token })).status).toBe(404)
    expect(await conforming(trash.list)).toHaveLength(1)
  })

  it('cannot be one of another user', async () => {
    const [message] = await history('chau')
    const query = { id: message?.id ?? '' }
    expect((await send(chat.remove, { query, token: await issue('chau') })).status).toBe(404)
    expect(await history('chau')).toContainEqual(message)
  })
})
