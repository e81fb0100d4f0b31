import { user } from '#src/contract/user.ts'
import { db } from '#sw/db.ts'
import { find } from '#sw/find.ts'
import { handle } from '#sw/handle.ts'

export const userRoutes = handle(user, {
  get: ({ userId }) => find(db.users, userId, 'user'),
  update: async ({ body, userId }) => {
    const updated = { ...(await find(db.users, userId, 'user')), ...body.user }
    await db.users.put(updated)
    return updated
  },
  list: () => db.users.toArray(),
})
