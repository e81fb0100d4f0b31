import { beforeEach, describe, expect, it } from 'vitest'
import type { ChatMessage } from '#src/contract/chat.ts'
import { resolveBase } from '#src/contract/core/bases.ts'
import { chatHub } from '#src/contract/core/hubs.ts'
import { createApp } from '#sw/app.ts'
import { scaleDelays } from '#sw/server/delay.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { uploadStore } from '#sw/uploads/store.ts'
import { freshServer } from '#tests/support/server.ts'

beforeEach(async () => {
  await freshServer()
  // Enables the pause before colleagues reply.
  scaleDelays(1)
})

const answer = createApp()
const shake = '{"protocol":"json","version":1}\x1e'
const hello = (text: string, more = '') =>
  `{"type":1,"target":"sendMessage","arguments":[{"toID":"chau","text":"${text}"}]${more}}\x1e`

interface Asked {
  method?: string
  body?: string | ReadableStream
  page?: string
  accept?: string
}

async function ask(path: string, { method = 'GET', body, page = '', accept = '*/*' }: Asked = {}) {
  const headers = { Authorization: `Bearer ${await issue('huong')}`, Accept: accept }
  const url = `https://outpost.example/${resolveBase(chatHub.path)}${path}`
  return answer(new Request(url, { method, headers, body, duplex: 'half' } as RequestInit), {
    clientId: page,
    waitUntil: () => {},
  })
}

/** A client that polls, written without a library. */
async function open({ page = '', handshake = shake } = {}) {
  const negotiated = await (await ask('/negotiate?negotiateVersion=1', { method: 'POST', page })).json()
  const id = `?id=${negotiated.connectionToken}`
  let mark = 0
  const poll = async (as = `m${++mark}`) => {
    const response = await ask(`${id}&_=${as}`)
    const frames = (await response.text()).split('\x1e').slice(0, -1)
    return { status: response.status, frames: frames.map(frame => JSON.parse(frame)) }
  }
  const send = async (body: string) => (await ask(id, { method: 'POST', body })).status
  expect(await poll()).toEqual({ status: 200, frames: [] })
  expect(await send(handshake)).toBe(200)
  return { token: negotiated.connectionToken as string, negotiated, id, poll, send }
}

/** Marks everything that happened until now as a part of an earlier run of the worker. */
const stopWorker = () =>
  db.connections.toCollection().modify(row => {
    if (row.polled) row.polled.life = 'earlier'
    if (row.received) row.received.life = 'earlier'
  })

const sendParts = ({ send }: Awaited<ReturnType<typeof open>>, parts: object) =>
  send(
    `${JSON.stringify({ type: 1, target: 'sendMessage', invocationId: '1', arguments: [{ toID: 'chau', text: '', ...parts }] })}\x1e`,
  )

describe('a message with a file that replies to another one', () => {
  const withFiles = () => db.chatMessages.filter(({ attachments }) => attachments !== undefined).toArray()

  it('is stored for both people, each with the own copy of the quoted message', async () => {
    const path = await uploadStore.add('image/png', new ArrayBuffer(8))
    const file = { type: 'image/png', name: 'ke.png', size: 8, preview: path, downloadUrl: path }
    const client = await open()
    await sendParts(client, { attachments: [file], replyTo: 'chau-1' })
    const quoted = await db.chatMessages.get('chau-1')
    const rows = (await withFiles()).toSorted((a, b) => (a.ownerId < b.ownerId ? 1 : -1))
    expect(rows).toMatchObject([
      {
        ownerId: 'huong',
        attachments: [file],
        replyTo: { id: 'chau-1', authorID: 'chau', text: quoted?.text },
      },
      { ownerId: 'chau', attachments: [file], replyTo: { id: 'chau-1-theirs', date: quoted?.date } },
    ])
  })

  it('is sent without the quote when that message does not exist or belongs to another conversation', async () => {
    const client = await open()
    for (const replyTo of ['none', 'duc-1', 'chau-1-theirs'])
      await sendParts(client, { text: replyTo, replyTo })
    const sent = await db.chatMessages
      .filter(({ text }) => ['none', 'duc-1', 'chau-1-theirs'].includes(text))
      .toArray()
    expect(sent).toHaveLength(6)
    expect(sent.filter(row => row.replyTo)).toEqual([])
  })

  it.each([
    [{ preview: 'png', downloadUrl: 'images/uploads/none' }],
    [{ preview: 'https://elsewhere.example/x.png' }],
    [{ downloadUrl: 'https://elsewhere.example/x.png' }],
  ])('is refused when the file is not stored here: %o', async wrong => {
    const path = await uploadStore.add('image/png', new ArrayBuffer(8))
    const file = { type: 'image/png', name: 'ke.png', size: 8, preview: path, downloadUrl: path, ...wrong }
    await sendParts(await open(), { attachments: [file] })
    expect(await withFiles()).toEqual([])
  })

  it('is refused without a text and without files', async () => {
    const before = await db.chatMessages.count()
    await sendParts(await open(), { attachments: [] })
    expect(await db.chatMessages.count()).toBe(before)
  })
})

const longText = 'x'.repeat(100_001)

const stored = () =>
  db.chatMessages.filter(({ ownerId, text }) => ownerId === 'chau' && text === 'Alo').count()

describe('a connection', () => {
  it('is negotiated, and its public id differs from its token', async () => {
    const { negotiated } = await open()
    expect(negotiated).toEqual({
      connectionId: expect.any(String),
      connectionToken: expect.any(String),
      negotiateVersion: 1,
      availableTransports: ['LongPolling', 'ServerSentEvents'].map(transport => ({
        transport,
        transferFormats: ['Text'],
      })),
    })
    expect(negotiated.connectionId).not.toBe(negotiated.connectionToken)
  })

  it('with a protocol before version 1 has only one id', async () => {
    const negotiated = await (await ask('/negotiate', { method: 'POST' })).json()
    expect(negotiated.connectionToken).toBeUndefined()
    expect((await ask(`?id=${negotiated.connectionId}&_=1`)).status).toBe(200)
  })

  it('starts with a handshake', async () => {
    const { poll } = await open()
    expect((await poll()).frames).toEqual([{}])
  })

  it.each([
    ['{"protocol":"messagepack","version":1}\x1e', 'messagepack'],
    ['{"protocol":"json","version":9}\x1e', '9'],
    ['{"type":6}\x1e', 'handshake'],
  ])('that starts with %j is refused and closed', async (handshake, reason) => {
    const { poll } = await open({ handshake })
    expect((await poll()).frames).toEqual([{ error: expect.stringContaining(reason) }])
    expect((await poll()).status).toBe(204)
    expect((await poll()).status).toBe(404)
  })

  it.each(['no json\x1e', '{"type":6}', '[]\x1e', '{}\x1e', '{"type":1}\x1e', longText])(
    'that sends %j is closed with an error',
    async bad => {
      const { poll, send } = await open()
      await poll()
      await send(bad)
      expect((await poll()).frames).toEqual([{ type: 7, error: expect.any(String), allowReconnect: true }])
      expect((await poll()).status).toBe(204)
    },
  )

  it('refuses a body of 5 MB before all of it is read', async () => {
    const { id } = await open()
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 100_000
        if (sent > 5_000_000) controller.close()
        else controller.enqueue(new Uint8Array(100_000))
      },
    })
    expect((await ask(id, { method: 'POST', body })).status).toBe(413)
    expect(sent).toBeLessThan(1_000_000)
  })

  it('accepts several messages in one request, and replies only to calls that expect a reply', async () => {
    const { poll, send } = await open()
    await poll()
    await send(`{"type":6}\x1e${hello('Một')}${hello('Hai', ',"invocationId":"7"')}`)
    const { frames } = await poll()
    expect(frames.map(({ type, target }) => target ?? type)).toEqual(['receiveMessage', 'receiveMessage', 3])
    expect(frames[2]).toMatchObject({ invocationId: '7', result: { text: 'Hai' } })
  })

  it('does not support streams of results', async () => {
    const { poll, send } = await open()
    await poll()
    await send('{"type":4,"invocationId":"1","target":"sendMessage","arguments":[]}\x1e')
    expect((await poll()).frames).toEqual([{ type: 3, invocationId: '1', error: expect.any(String) }])
  })

  it('without a request for a minute is removed, with its waiting frames', async () => {
    const { token, send } = await open()
    await send(hello('Alo'))
    await db.connections.update(token, { seenAt: Date.now() - 61_000 })
    const { token: other } = await open()
    expect((await db.connections.toArray()).map(({ token }) => token)).toEqual([other])
    expect(await db.outgoing.where({ token }).count()).toBe(0)
  })

  it('sends events with several lines as the specification requires', async () => {
    const { id, send } = await open()
    await send(hello('Một'))
    const events = await ask(id, { accept: 'text/event-stream' })
    expect(events.headers.get('Content-Type')).toBe('text/event-stream')
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('Một')) text += (await reader?.read())?.value ?? ''
    expect(text.startsWith(':\r\n\r\ndata: {}\x1e')).toBe(true)
    expect(text.endsWith('\x1e\r\n\r\n')).toBe(true)
    await reader?.cancel()
  })
})

describe('when the worker is stopped', () => {
  it('during a response, the same poll gets the same response', async () => {
    const { poll, send } = await open()
    await poll()
    await send(hello('Alo'))
    const first = await poll('a')
    await stopWorker()
    expect(await poll('a')).toEqual(first)
    await send(hello('Sau'))
    expect((await poll('b')).frames).toMatchObject([{ arguments: [{ text: 'Sau' }] }])
  })

  it('during the very first poll, that poll gets an empty response again', async () => {
    const { poll } = await open()
    await stopWorker()
    expect(await poll('m1')).toEqual({ status: 200, frames: [] })
    expect((await poll()).frames).toEqual([{}])
  })

  it('while it handles a message, the same message is handled once', async () => {
    const { send } = await open()
    await send(hello('Alo'))
    await stopWorker()
    expect(await send(hello('Alo'))).toBe(200)
    expect(await stored()).toBe(1)
  })

  it('the same text can still be sent again', async () => {
    const { send, token } = await open()
    await send(hello('Alo'))
    await send(hello('Alo'))
    await stopWorker()
    const { received } = (await db.connections.get(token)) ?? {}
    if (received) await db.connections.update(token, { received: { ...received, at: Date.now() - 11_000 } })
    await send(hello('Alo'))
    expect(await stored()).toBe(3)
  })

  it('the next connection of the same page gets the events that the lost one did not receive, once', async () => {
    const lost = await open({ page: 'tab' })
    await lost.send(hello('Đã tới'))
    expect((await lost.poll()).frames).toHaveLength(2)
    await db.connections.update(lost.token, { transport: 'stream' })
    await lost.send(hello('Alo', ',"invocationId":"1"'))
    const other = await open({ page: 'another tab' })
    expect((await other.poll()).frames).toEqual([{}])
    const next = await open({ page: 'tab' })
    const { frames } = await next.poll()
    expect(frames).toMatchObject([{}, { target: 'receiveMessage' }])
    expect(frames).toHaveLength(2)
    expect((frames[1].arguments[0] as ChatMessage).text).toBe('Alo')
    expect((await lost.poll()).status).toBe(404)
  })
})
