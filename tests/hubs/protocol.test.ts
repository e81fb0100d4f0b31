import { beforeEach, describe, expect, it } from 'vitest'
import type { ChatMessage } from '#src/contract/chat.ts'
import { resolveBase } from '#src/contract/core/bases.ts'
import { chatHub } from '#src/contract/core/hubs.ts'
import { createApp } from '#sw/app.ts'
import { scaleDelays } from '#sw/server/delay.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'

beforeEach(async () => {
  await freshServer()
  // Colleagues take their time to answer.
  scaleDelays(1)
})

const answer = createApp()
const shake = '{"protocol":"json","version":1}\x1e'
const hello = (text: string, more = '') =>
  `{"type":1,"target":"sendMessage","arguments":[{"toID":"chau","text":"${text}"}]${more}}\x1e`

interface Asked {
  method?: string
  body?: string
  page?: string
  accept?: string
}

async function ask(path: string, { method = 'GET', body, page = '', accept = '*/*' }: Asked = {}) {
  const headers = { Authorization: `Bearer ${await issue('huong')}`, Accept: accept }
  const url = `https://outpost.example/${resolveBase(chatHub.path)}${path}`
  return answer(new Request(url, { method, headers, body }), { clientId: page, waitUntil: () => {} })
}

/** A client that polls, written out by hand. */
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

/** What happened until now was in another life of the worker. */
const stopWorker = () =>
  db.connections.toCollection().modify(row => {
    if (row.polled) row.polled.life = 'earlier'
    if (row.received) row.received.life = 'earlier'
  })

const longText = 'x'.repeat(100_001)

const stored = () =>
  db.chatMessages.filter(({ ownerId, text }) => ownerId === 'chau' && text === 'Alo').count()

describe('a connection', () => {
  it('is negotiated, and its name is not what it is known by', async () => {
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

  it('of before version 1 has one name', async () => {
    const negotiated = await (await ask('/negotiate', { method: 'POST' })).json()
    expect(negotiated.connectionToken).toBeUndefined()
    expect((await ask(`?id=${negotiated.connectionId}&_=1`)).status).toBe(200)
  })

  it('begins with a handshake', async () => {
    const { poll } = await open()
    expect((await poll()).frames).toEqual([{}])
  })

  it.each([
    ['{"protocol":"messagepack","version":1}\x1e', 'messagepack'],
    ['{"protocol":"json","version":9}\x1e', '9'],
    ['{"type":6}\x1e', 'handshake'],
  ])('that begins with %j is refused and over', async (handshake, reason) => {
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

  it('takes several messages in one request, and replies only to those that ask for it', async () => {
    const { poll, send } = await open()
    await poll()
    await send(`{"type":6}\x1e${hello('Một')}${hello('Hai', ',"invocationId":"7"')}`)
    const { frames } = await poll()
    expect(frames.map(({ type, target }) => target ?? type)).toEqual(['receiveMessage', 'receiveMessage', 3])
    expect(frames[2]).toMatchObject({ invocationId: '7', result: { text: 'Hai' } })
  })

  it('does not stream', async () => {
    const { poll, send } = await open()
    await poll()
    await send('{"type":4,"invocationId":"1","target":"sendMessage","arguments":[]}\x1e')
    expect((await poll()).frames).toEqual([{ type: 3, invocationId: '1', error: expect.any(String) }])
  })

  it('that was not heard of for a minute is gone, with what waits for it', async () => {
    const { token, send } = await open()
    await send(hello('Alo'))
    await db.connections.update(token, { seenAt: Date.now() - 61_000 })
    const { token: other } = await open()
    expect((await db.connections.toArray()).map(({ token }) => token)).toEqual([other])
    expect(await db.outgoing.where({ token }).count()).toBe(0)
  })

  it('sends events with lines as the specification says', async () => {
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
  it('in the middle of an answer, the same poll is answered the same', async () => {
    const { poll, send } = await open()
    await poll()
    await send(hello('Alo'))
    const first = await poll('a')
    await stopWorker()
    expect(await poll('a')).toEqual(first)
    await send(hello('Sau'))
    expect((await poll('b')).frames).toMatchObject([{ arguments: [{ text: 'Sau' }] }])
  })

  it('in the middle of the very first poll, that is answered again by nothing', async () => {
    const { poll } = await open()
    await stopWorker()
    expect(await poll('m1')).toEqual({ status: 200, frames: [] })
    expect((await poll()).frames).toEqual([{}])
  })

  it('in the middle of taking a message, the same message is taken once', async () => {
    const { send } = await open()
    await send(hello('Alo'))
    await stopWorker()
    expect(await send(hello('Alo'))).toBe(200)
    expect(await stored()).toBe(1)
  })

  it('the same words can be sent again all the same', async () => {
    const { send, token } = await open()
    await send(hello('Alo'))
    await send(hello('Alo'))
    await stopWorker()
    const { received } = (await db.connections.get(token)) ?? {}
    if (received) await db.connections.update(token, { received: { ...received, at: Date.now() - 11_000 } })
    await send(hello('Alo'))
    expect(await stored()).toBe(3)
  })

  it('the next connection of the same page gets what the lost one did not take, once', async () => {
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
