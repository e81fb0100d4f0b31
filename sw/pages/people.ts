import { type Account, type AlertName, alertNames, type PersonSettings } from '#src/contract/pages.ts'
import type { User } from '#src/contract/shared/user.ts'
import { preferenceStore } from '#sw/preferences/store.ts'
import { notFound, Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { referenceData } from '#sw/storage/reference-data.ts'

/** What is stored of a person besides the user and the preferences. */
type Stored = Partial<Pick<PersonSettings, 'title' | 'about' | 'alerts'>>

/** The key in `sets` of a person's settings is this and the id of the user. */
export const PERSON = 'person-'
const idOf = (userId: string) => PERSON + userId
const stored = (userId: string) => referenceData<Stored | undefined>(idOf(userId))

/** Before a choice, everything but news is sent. */
const defaults = Object.fromEntries(alertNames.map(name => [name, name !== 'news'])) as Record<
  AlertName,
  boolean
>

export const personStore = {
  /** Returns the settings of a user. Rejects with 404 for an unknown user. */
  async find(userId: string): Promise<PersonSettings> {
    const { name, emails, telephone } = await preferenceStore.find(userId)
    const { title = '', about = '', alerts } = (await stored(userId)) ?? {}
    return { name, email: emails, telephone, title, about, alerts: { ...defaults, ...alerts } }
  },

  /** Changes what colleagues see of a user, and returns the settings. */
  async saveAccount(userId: string, { name, telephone, title, about }: Account): Promise<PersonSettings> {
    const user = await getOr404(db.users, userId, 'user')
    await db.users.put({ ...user, name })
    await preferenceStore.save(userId, { telephone })
    await db.sets.put({ id: idOf(userId), value: { ...(await stored(userId)), title, about } })
    return personStore.find(userId)
  },

  /** Changes some of the mails that a user gets, and returns the settings. */
  async saveAlerts(userId: string, change: Partial<Record<AlertName, boolean>>): Promise<PersonSettings> {
    const { alerts } = await personStore.find(userId)
    await db.sets.put({
      id: idOf(userId),
      value: { ...(await stored(userId)), alerts: { ...alerts, ...change } },
    })
    return personStore.find(userId)
  },

  /**
   * Moves a user to another group and returns the user. Rejects with 404 for an unknown user or group, and with 409
   * (`ownAdmin`) for the callers themselves.
   */
  async setRole(callerId: string, id: string, groupID: string): Promise<User> {
    const user = await getOr404(db.users, id, 'user')
    if (!(await db.permissions.get(groupID))) return notFound('group', groupID)
    if (id === callerId && user.groupID !== groupID)
      throw new Problem(409, { text: { code: 'ownAdmin' }, field: 'permissions.admin' })
    const moved = { ...user, groupID }
    await db.users.put(moved)
    return moved
  },
}
