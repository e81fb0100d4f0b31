import type { Page } from '@playwright/test'
import { resolveBase } from '#src/contract/core/bases.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import type { Arguments } from '#tests/support/server.ts'

/** A file of a form. Its content is the mark and a space, this number of times. */
export interface MarkedFile {
  mark: string
  times: number
  name: string
  type: string
}

/** A request that a page sends. */
export interface Call {
  method: string
  path: string
  body?: unknown
  form?: Record<string, string | MarkedFile>
  headers?: Record<string, string>
  /** It has an idempotency key. */
  isWrite: boolean
  /** The frames that are sent to a hub at `path`, on a connection of their own. */
  frames?: string
}

const addressed = ({ method, path, writes }: Endpoint, params = {}, query = {}): Call => {
  const values = params as Record<string, string>
  const search = new URLSearchParams(query).toString()
  const filled = resolveBase(path).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return {
    method,
    path: (filled.startsWith('/') ? filled : `/${filled}`) + (search && `?${search}`),
    isWrite: Boolean(writes),
  }
}

/** Returns the call of an endpoint. */
export function callOf<E extends Endpoint>(endpoint: E, ...[sent]: Arguments<E>): Call {
  const { params, query, body } = (sent ?? {}) as {
    params?: object
    query?: object
    body?: object
  }
  return { ...addressed(endpoint, params, query), body }
}

/** Returns the call of an endpoint whose body is a form. */
export const formCall = (endpoint: Endpoint, form: Call['form'], headers?: Call['headers']): Call => ({
  ...addressed(endpoint),
  form,
  headers,
})

/** The headers that the client of the app sends with every write. */
const ofWrites = { 'Outpost-Schema': String(schemaVersion) }

/**
 * Sends calls one after another, as the client of the app does: a lost connection is tried again with the same key. The
 * first reply to the last call is not read when `losesReply` is set, so it is sent twice. Returns the last reply; status 0
 * when there was none. Rejects when the page ends.
 */
export const sendFrom = (page: Page, calls: Call[], token: string, key: string, losesReply = false) =>
  page.evaluate(
    async ({ calls, token, key, losesReply, ofWrites }) => {
      const attempts = 3
      const authorization = { Authorization: `Bearer ${token}` }
      const bodyOf = ({ body, form }: (typeof calls)[number]) => {
        if (!form) return body === undefined ? undefined : JSON.stringify(body)
        const data = new FormData()
        for (const [name, value] of Object.entries(form)) {
          if (typeof value === 'string') data.append(name, value)
          else {
            const content = `${value.mark} `.repeat(value.times)
            data.append(name, new File([content], value.name, { type: value.type }))
          }
        }
        return data
      }
      const send = async (path: string, request: RequestInit) => {
        for (let attempt = 0; attempt < attempts; attempt++) {
          const response = await fetch(path, request).catch(() => undefined)
          if (response) return response
        }
        return undefined
      }
      /** Sends frames on a connection of their own; a client of a hub connects again when that fails. */
      const sendFrames = async (path: string, headers: Record<string, string>, body: string) => {
        const post = { method: 'POST', headers }
        const negotiated = await send(`${path}/negotiate?negotiateVersion=1`, post)
        const { connectionToken } = (await negotiated?.json().catch(() => undefined)) ?? {}
        const connection = `${path}?id=${encodeURIComponent(connectionToken)}`
        const response = connectionToken && (await send(connection, { ...post, body }))
        await send(connection, { ...post, method: 'DELETE' })
        return { status: response?.status === 200 ? 200 : 0, reply: undefined }
      }
      let last = { status: 0, reply: undefined as unknown }
      for (const [index, call] of calls.entries()) {
        const isTwice = losesReply && index === calls.length - 1
        const headers = {
          ...authorization,
          ...(call.isWrite && {
            ...ofWrites,
            'Idempotency-Key': key,
            'Outpost-Wrote-At': String(Date.now()),
          }),
          ...call.headers,
        }
        if (call.frames) {
          if (isTwice) await sendFrames(call.path, headers, call.frames)
          last = await sendFrames(call.path, headers, call.frames)
          continue
        }
        const request = { method: call.method, headers, body: bodyOf(call) }
        if (isTwice) await send(call.path, request)
        const response = await send(call.path, request)
        const text = (await response?.text().catch(() => undefined)) ?? ''
        try {
          last = { status: response?.status ?? 0, reply: text && JSON.parse(text) }
        } catch {
          // A page instead of JSON: the worker did not reply.
          return { status: 0, reply: undefined }
        }
        if (last.status !== 200) return last
      }
      return last
    },
    { calls, token, key, losesReply, ofWrites },
  )

/** Returns what is at these paths: `mark × times`, or `damaged` when it is not the content of a `MarkedFile`. */
export const contentsAt = (page: Page, paths: string[]) =>
  page.evaluate(async paths => {
    const contents: string[] = []
    for (const path of paths) {
      const text = await (await fetch(`/${path.replace(/^\//, '')}`)).text()
      const [mark = ''] = text.split(' ', 1)
      const times = text.length / (mark.length + 1)
      const isWhole = Number.isInteger(times) && text === `${mark} `.repeat(times)
      contents.push(isWhole ? `${mark} × ${times}` : `damaged, ${text.length} characters`)
    }
    return contents
  }, paths)
