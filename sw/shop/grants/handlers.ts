import { grants } from '#src/contract/shop/grants.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { refuseInTeam } from '#sw/server/refuse-in-team.ts'
import { accountOf, checkPin, pinSetter } from '#sw/session/pin.ts'
import { mayNamed } from '#sw/shop/documents/refuse.ts'
import { db } from '#sw/storage/db.ts'
import { addGrant } from './store.ts'

export const grantHandlers = handle(grants, {
  // The server of a team has no grants, so it would refuse what a PIN has granted on this device.
  async managers({ query, userId }) {
    if ((await db.team.count()) > 0) return []
    const withPin = (await db.accounts.toArray()).filter(({ pinHash }) => pinHash)
    const users = await db.users.bulkGet(withPin.map(account => account.userId))
    const managers = []
    for (const user of users)
      if (user && user.id !== userId && (await mayNamed(user.id, query.right)))
        managers.push({ id: user.id, name: user.name })
    return managers
  },
  create: prepared(
    async ({ body }) => {
      await refuseInTeam()
      return checkPin(body.managerId, body.pin)
    },
    async ({ body: { id, managerId, act }, userId }) => {
      await addGrant({ id, userId, managerId, act })
      return { id }
    },
  ),
  pin: async ({ userId }) => ({ isSet: (await accountOf(userId)).pinHash !== undefined }),
  setPin: prepared(
    ({ body, userId }) => pinSetter(userId, body.password, body.pin),
    async ({ body }, store) => {
      await store()
      return { isSet: body.pin !== null }
    },
  ),
})
