import { defaultPreference, type Preference, type PreferenceRow } from '#src/contract/shell/preferences.ts'
import { newId } from '#sw/server/call-values.ts'
import { badRequest } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { uploadStore } from '#sw/uploads/store.ts'

export const preferenceStore = {
  /** Returns the preferences of a user, with defaults for missing ones. Rejects with 404 for an unknown user. */
  async find(userId: string): Promise<Preference> {
    const { name, email, avatar, avatarID } = await userOf(userId)
    return { ...(await stored(userId)), name, emails: email, avatar, avatarID }
  },

  /** Stores changed preferences of a user. */
  save: async (userId: string, fields: Partial<PreferenceRow>) =>
    db.preferences.put({ ...(await stored(userId)), ...fields }),

  /**
   * Sets the picture of a user and returns its new version. Rejects with 400 when there is no such upload. The old one is
   * not deleted here: other rows can refer to it (see `sw/uploads/sweep.ts`).
   */
  async resetAvatar(userId: string, avatar: string | null) {
    if (avatar !== null && !(await uploadStore.has(avatar))) badRequest('path')
    const user = await userOf(userId)
    const avatarID = newId()
    await db.users.put({ ...user, avatar, avatarID })
    return avatarID
  },
}

const userOf = (id: string) => getOr404(db.users, id, 'user')

const stored = async (employeeID: string) => ({
  ...defaultPreference,
  employeeID,
  ...(await db.preferences.get(employeeID)),
})
