import type { ShopDocument } from '#src/contract/shop/documents/documents.ts'
import { type Act, isSameAct } from '#src/contract/shop/grants.ts'
import type { NamedRight } from '#src/contract/shop/rights.ts'
import { arrivedAt } from '#sw/server/call-values.ts'
import type { ErrorText } from '#sw/server/error-texts.ts'
import { lacksRight, mayNamed } from '#sw/shop/documents/refuse.ts'
import { audit, type Reference } from '#sw/shop/posting/reference.ts'
import { db } from '#sw/storage/db.ts'

/** How long a grant can be used, in ms. */
const LIFE_MS = 2 * 60 * 1000
const META_KEY = 'shopGrants'

/** A grant that is not used yet, in `meta`: grants belong to this device, and no backup contains them. */
interface Grant {
  id: string
  /** The cashier who asked. */
  userId: string
  managerId: string
  act: Act
  /** In ms since 1970. */
  until: number
}

/** Returns the grants that can still be used. */
async function readGrants(): Promise<Grant[]> {
  const stored = ((await db.meta.get(META_KEY))?.value ?? []) as Grant[]
  const now = arrivedAt()
  return stored.filter(({ until }) => until > now && until <= now + LIFE_MS)
}

const save = (grants: readonly Grant[]) => db.meta.put({ key: META_KEY, value: grants })

/** Stores a grant, and deletes those that are too old. */
export async function addGrant(grant: Omit<Grant, 'until'>): Promise<void> {
  const others = (await readGrants()).filter(({ id }) => id !== grant.id)
  await save([...others, { ...grant, until: arrivedAt() + LIFE_MS }])
}

/** Deletes a grant and returns its manager; undefined when it is too old, used, or of another user or act. */
async function takeGrant(id: string | undefined, userId: string, act: object): Promise<string | undefined> {
  const all = await readGrants()
  const grant = all.find(one => one.id === id && one.userId === userId && isSameAct(one.act, act))
  if (grant) await save(all.filter(one => one !== grant))
  return grant?.managerId
}

/** Rejects with 403 when a call lacks a named right; the text of the reply can say why the right is needed. */
export type Require = (right: NamedRight, text?: ErrorText) => Promise<void>

/**
 * Returns a function that rejects with 403 when neither the caller nor the manager who granted this act has a right. It
 * uses the grant in the transaction of the act, and adds a line to the audit log with both people.
 */
export function rightsFor(
  grant: string | undefined,
  act: object,
  reference: Omit<Reference, 'event'> & { version: number },
): Require {
  let manager: Promise<string | undefined> | undefined
  const { version, ...event } = reference

  async function use() {
    const id = await takeGrant(grant, event.by, act)
    if (id) await audit({ ...event, event: `grant-${version}` }, '', '', id)
    return id
  }

  return async (right, text) => {
    if (await mayNamed(event.by, right)) return
    manager ??= use()
    const id = await manager
    if (!id || !(await mayNamed(id, right))) throw lacksRight(right, text)
  }
}

/** Returns the check of the rights of a call that changes a document, for the contents of the call. */
export const rightsOf = (
  { kind, id, code, version }: Pick<ShopDocument, 'kind' | 'id' | 'code' | 'version'>,
  { body: { grant, ...body }, userId }: { body: { at: string; grant?: string | undefined }; userId: string },
  call: Act['call'],
) =>
  rightsFor(
    grant,
    { call, documentId: id, ...body },
    { documentKind: kind, documentId: id, documentCode: code, at: body.at, by: userId, version },
  )
