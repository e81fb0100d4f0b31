import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles as rights } from '#seed/permissions.ts'
import { roles as sampleRoles } from '#seed/roles.ts'
import { staff } from '#seed/staff.ts'
import { backup } from '#src/contract/backup.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import { dashboards } from '#src/contract/dashboards.ts'
import { type Permissions, permissions } from '#src/contract/permissions.ts'
import { sample } from '#src/contract/sample.ts'
import { session } from '#src/contract/session.ts'
import { includes } from '#src/contract/shared/areas.ts'
import { hasRight } from '#src/contract/shop/rights.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { endpoints, named } from './attack.ts'
import { dump } from './dump.ts'
import { keepPristine, type Pristine } from './pristine.ts'
import { sampleRequestOf } from './sample-requests/all.ts'
import { formOf, type Sent } from './sample-requests/sample-request.ts'

/*
 * These tests are derived from the contract: every endpoint is called without a token, as each role of the sample, and
 * as a colleague of a group without rights. A new endpoint or role is tested without an edit here.
 */

interface Caller {
  role: string
  id?: string
}

const [owner = staff.users[0]] = staff.users
const callers: Caller[] = [
  { role: 'nobody' },
  ...[...(owner ? [owner] : []), ...sampleRoles.users].map(({ id, groupID }) => ({ role: groupID, id })),
  { role: 'outsiders', id: 'outsider' },
]

let pristine: Pristine

beforeAll(async () => {
  await freshServer()
  const [user, account] = await Promise.all([db.users.get('huong'), db.accounts.get('staff@outpost.example')])
  if (!user || !account) throw new Error('The sample has no owner.')
  const email = 'outsider@outpost.example'
  await db.users.add({ ...user, id: 'outsider', email, groupID: 'outsiders' })
  await db.accounts.add({ ...account, email, userId: 'outsider' })
  pristine = await keepPristine()
})

/** Returns the status that the contract requires: 401 without a token, 403 without the right, else 200. */
function statusFor({ public: isPublic, needs }: Endpoint, { role, id }: Caller): number {
  if (isPublic) return 200
  if (!id) return 401
  if (typeof needs !== 'object') return needs === 'signedIn' ? 200 : 500
  const levels: Partial<Record<string, Permissions>> = rights
  const areas = [needs.area, ...(needs.or ?? [])]
  return areas.some(area => includes(levels[role]?.[area] ?? 'none', needs.level)) ? 200 : 403
}

/** Returns the sample request of an endpoint, which is written for the owner, for another caller. */
function inTheNameOf({ id = '' }: Caller, sent: Sent): Sent {
  const { body } = sent
  return typeof body === 'object' && !(body instanceof FormData)
    ? { ...sent, body: JSON.parse(JSON.stringify(body).replaceAll('"huong"', `"${id}"`)) }
    : sent
}

/** Makes the caller the owner of the messages, documents and sessions of the sample's owner. */
async function passOn({ id }: Caller) {
  if (!id || !owner) return
  await db.chatMessages.filter(({ ownerId }) => ownerId === owner.id).modify({ ownerId: id })
  await db.shopDocuments.filter(({ by }) => by === owner.id).modify({ by: id })
  await db.shopSessions.filter(({ openedBy }) => openedBy === owner.id).modify({ openedBy: id })
  await db.trash
    .filter(({ row }) => 'ownerId' in row && row.ownerId === owner.id)
    .modify(({ row }) => void Object.assign(row, { ownerId: id }))
}

async function sendAs(caller: Caller, endpoint: Endpoint, sent: Sent) {
  if (endpoint.public) return send(endpoint, sent)
  const token = caller.id ? await issue(caller.id) : null
  return send(endpoint, { ...inTheNameOf(caller, sent), token })
}

/** The names of costs and profits in a reply. */
const COSTS = /"(cost|unitCost|costBefore|costAfter|best)":/

function seesCosts({ role }: Caller) {
  const levels: Partial<Record<string, Permissions>> = rights
  return levels[role] !== undefined && hasRight(levels[role], 'seeCost')
}

/** Calls that need a named right or a PIN too, which only the owner of the sample has. */
const forOwner = new Set(['shop.salesVoid', 'shop.salesRefund', 'shop.grantsCreate'])

const seen = new Map<string, number>()

describe('as nobody, each role and a colleague of another group', { timeout: 30_000 }, () => {
  it.each(named(endpoints))('%s', async (name, { endpoint }) => {
    await pristine.restore()
    const planned = new Map(callers.map(caller => [caller, statusFor(endpoint, caller)]))
    const byRole = (statuses: Map<Caller, number>) =>
      Object.fromEntries([...statuses].map(([{ role }, status]) => [role, status]))
    const got = new Map<Caller, number>()

    const sent = await sampleRequestOf(name)
    const before = await dump()
    for (const [caller, status] of planned) {
      if (status === 200) continue
      const response = await sendAs(caller, endpoint, sent)
      got.set(caller, response.status)
      const { message, code } = await response.json()
      expect([caller.role, code]).toEqual([caller.role, status === 401 ? 'unauthorised' : 'forbidden'])
      expect(message).toMatch(/\w{4}/)
    }
    expect(await dump()).toEqual(before)

    for (const [caller, status] of planned) {
      if (status !== 200) continue
      await pristine.restore()
      const prepared = await sampleRequestOf(name)
      await passOn(caller)
      const response = await sendAs(caller, endpoint, prepared)
      got.set(caller, response.status)
      const costs = seesCosts(caller) ? null : COSTS.exec(await response.text())
      expect([caller.role, costs]).toEqual([caller.role, null])
    }
    for (const [caller, status] of planned)
      if (status === 200 && forOwner.has(name) && caller.role !== 'store') planned.set(caller, 403)
    expect(byRole(got)).toEqual(byRole(planned))
    for (const [{ role }, status] of got) seen.set(`${name} ${role}`, status)
  })
})

afterAll(() => {
  const count = (status: number) => [...seen.values()].filter(other => other === status).length
  console.info(
    `${endpoints.length} endpoints × ${callers.length} callers (${callers.map(({ role }) => role).join(', ')}): ` +
      `${seen.size} calls, ${endpoints.length * callers.length - seen.size} unseen; ` +
      `${count(200)} allowed, ${count(401)} without a token, ${count(403)} forbidden`,
  )
})

it('no endpoint was omitted for any caller', () => {
  const all = endpoints.flatMap(({ name }) => callers.map(({ role }) => `${name} ${role}`))
  expect([...seen.keys()].toSorted()).toEqual(all.toSorted())
})

describe('each role of the sample', () => {
  it.each(filled(sampleRoles.accounts.map(({ email, password }) => [email, password] as const)))(
    '%s signs in',
    async (email, password) => {
      await pristine.restore()
      const { user } = await call(session.signIn, { body: { email, password }, token: null })
      expect(user.email).toBe(email)
    },
  )
})

describe('a cashier', () => {
  const gzip = async () => {
    const text = JSON.stringify(await call(backup.export))
    const zipped = new Response(text).body?.pipeThrough(new CompressionStream('gzip'))
    return new File([await new Response(zipped).blob()], 'outpost.json.gz')
  }

  it.each([
    [
      'change permissions',
      permissions.update,
      { body: { groupID: 'cashier', permissions: { fund: 'edit' } } },
    ],
    ['reset the sample', sample.reset, {}],
    ['scale the sample', sample.scale, { body: { count: 1000 } }],
    ['restore a backup', backup.restore, async () => ({ body: formOf({ file: await gzip() }) })],
    ['export a backup', backup.export, {}],
    ['undo a restore', backup.undoRestore, {}],
    ['read funds', dashboards.finance, {}],
  ] as const)('cannot %s', async (_, endpoint, sent) => {
    await pristine.restore()
    const asked = typeof sent === 'function' ? await sent() : sent
    const before = await dump()
    const response = await send(endpoint, { ...asked, token: await issue('truc') })
    expect([response.status, (await response.json()).code]).toEqual([403, 'forbidden'])
    expect(await dump()).toEqual(before)
  })
})
