import * as v from 'valibot'
import { vi } from 'vitest'
import { Backup } from '#src/contract/backup.ts'
import { team } from '#src/contract/team.ts'
import type { ChangesReply, PushReply, TeamDevice } from '#src/contract/team-wire.ts'
import { JoinRequest, PushRequest, RemovedDevice } from '#src/contract/team-wire.ts'
import { db } from '#sw/storage/db.ts'
import { call } from '#tests/support/server.ts'

export const address = 'https://shop.example/api/team'
export const credentials = {
  address,
  email: 'staff@outpost.example',
  password: 'Outpost-2026',
  name: 'Quầy 1',
}

type Row = v.InferOutput<typeof ChangesReply>['rows'][number]
type Pushed = v.InferOutput<typeof PushRequest>['requests'][number]
type Result = Partial<v.InferOutput<typeof PushReply>['results'][number]>

/** A server of a team that stores no request: a test decides on the result of each one and on the rows of the team. */
export function fakeTeam() {
  const fake = {
    /** The status of every reply; 0 is a connection that fails. */
    status: 200,
    /** The body of every reply that is not a success. */
    problem: {} as object,
    version: 0,
    /** Which tables the member may view. */
    rights: 'all',
    rows: [] as Row[],
    /** The replies to requests for bytes, by the end of their address. */
    blobs: {} as Record<string, { table: string; doc: object }>,
    /** The parts that devices have sent, by the id of their upload, and the status of the reply to the next ones. */
    parts: {} as Record<string, number[]>,
    partStatus: 200,
    devices: [] as v.InferOutput<typeof TeamDevice>[],
    /** The ids of the members who are online. */
    online: [] as string[],
    /** The ids with which devices have joined and have sent their rows, and the last backup that was sent. */
    joined: [] as string[],
    started: [] as string[],
    backup: undefined as Backup | undefined,
    /** The reply to a start is lost. */
    losesStart: false,
    /** The refusal of a start. */
    startStatus: 409,
    startProblem: undefined as object | undefined,
    /** The sizes of the pushes, all pushed requests, and the addresses of all requests. */
    pushes: [] as number[],
    pushed: [] as Pushed[],
    asked: [] as string[],
    /** Returns the result of a request; 200 by default. */
    resultOf: (_: Pushed): Result => ({ status: 200 }),
    /** Changes a row of the team, or removes it; as a member, whose id is `by`. */
    put(table: string, key: Row['key'], doc: Row['doc'], by?: string) {
      fake.version++
      fake.rows = fake.rows.filter(row => row.table !== table || String(row.key) !== String(key))
      fake.rows.push({ table, key, doc, version: fake.version, ...(by && { by }) })
    },
  }

  function push(body: unknown) {
    const { requests } = v.parse(PushRequest, body)
    fake.pushes.push(requests.length)
    const results = []
    for (const request of requests) {
      fake.pushed.push(request)
      const result = { status: 200, ...fake.resultOf(request), sequence: request.sequence }
      results.push(result)
      const { status, problem } = result
      if (status >= 500 || status === 401 || status === 429 || problem?.code === 'outdated') break
    }
    return { results, version: fake.version }
  }

  function changes(query: URLSearchParams) {
    const newer = fake.rows
      .filter(({ version }) => version > Number(query.get('cursor')))
      .toSorted((a, b) => a.version - b.version)
    const rows = newer.slice(0, Number(query.get('limit')))
    const more = rows.length < newer.length
    return { rows, cursor: more ? (rows.at(-1)?.version ?? 0) : fake.version, more, rights: fake.rights }
  }

  function part(query: URLSearchParams, isSent: boolean) {
    if (fake.partStatus !== 200) return Response.json(fake.problem, { status: fake.partStatus })
    const parts = (fake.parts[query.get('upload') ?? ''] ??= [])
    if (!isSent) return Response.json({ parts })
    parts.push(Number(query.get('part')))
    return Response.json(true)
  }

  function join(body: unknown) {
    fake.joined.push(v.parse(JoinRequest, body).device)
    const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }
    return { token: 'token-of-the-team', team: { id: 'suong', name: 'Nhà Sương' }, key, prefix: 'A' }
  }

  function remove(body: unknown) {
    const { device } = v.parse(RemovedDevice, body)
    const before = fake.devices.length
    fake.devices = fake.devices.filter(({ id }) => id !== device)
    return Response.json(true, { status: fake.devices.length < before ? 200 : 404 })
  }

  /** Replaces the rows of the team by those of a backup. */
  async function start(file: Blob) {
    fake.started.push(fake.joined.at(-1) ?? '')
    const stream = file.stream().pipeThrough(new DecompressionStream('gzip'))
    fake.backup = v.parse(Backup, await new Response(stream).json())
    fake.rows = []
    for (const [table, rows] of Object.entries(fake.backup.tables))
      for (const row of rows) fake.put(table, keyOf(table, row), row)
    if (fake.losesStart) throw new TypeError('No reply')
    return Response.json(true)
  }

  vi.stubGlobal('fetch', async (url: string, { headers = {}, body }: RequestInit = {}) => {
    fake.asked.push(url)
    if (fake.status === 0) throw new TypeError('No network')
    if (fake.status !== 200) return Response.json(fake.problem, { status: fake.status })
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/join')) return Response.json(join(JSON.parse(String(body))))
    const { Authorization } = headers as Record<string, string>
    if (Authorization !== 'Bearer token-of-the-team') return Response.json({}, { status: 401 })
    if (pathname.endsWith('/start')) {
      if (fake.startProblem) return Response.json(fake.startProblem, { status: fake.startStatus })
      return start(body as Blob)
    }
    if (pathname.includes('/blob/')) {
      const blob = fake.blobs[url.slice(url.indexOf('/blob/') + '/blob/'.length)]
      return Response.json(blob ?? {}, { status: blob ? 200 : 404 })
    }
    if (pathname.endsWith('/part')) return part(searchParams, body instanceof Blob)
    if (pathname.endsWith('/devices')) return Response.json(fake.devices)
    if (pathname.endsWith('/online')) return Response.json(fake.online)
    if (pathname.endsWith('/remove-device')) return remove(JSON.parse(String(body)))
    if ((searchParams.get('rights') ?? fake.rights) !== fake.rights)
      return Response.json(true, { status: 410 })
    return Response.json(pathname.endsWith('/push') ? push(JSON.parse(String(body))) : changes(searchParams))
  })
  return fake
}

/** Returns the primary key of a row: a field, or the values of several. */
function keyOf(table: string, row: object): Row['key'] {
  const { keyPath } = db.table(table).schema.primKey
  const fields: [string, Row['key']][] = Object.entries(row)
  const value = (name: string) => fields.find(([field]) => field === name)?.[1] ?? ''
  return Array.isArray(keyPath) ? keyPath.map(name => String(value(name))) : value(String(keyPath))
}

/** Joins the fake team. Its rows replace those of this device, except accounts. */
export const join = () => call(team.join, { body: credentials })
