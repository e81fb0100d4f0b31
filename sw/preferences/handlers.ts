import { defaultDisplay } from '#src/contract/shared/display.ts'
import { preferences } from '#src/contract/shell/preferences.ts'
import { type Caller, handle, prepared } from '#sw/server/handle.ts'
import { badRequest } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { preferenceStore } from './store.ts'

/** spec: product.md section 8 */
const saved = ({ lang }: Caller) => ({
  resulted: true,
  message: lang === 'vi' ? 'Đã lưu thành công' : 'saved successfully',
})

const wrongPassword = ({ lang }: Caller) => ({
  resulted: false,
  message: lang === 'vi' ? 'Mật khẩu cũ không đúng' : 'The old password is not right',
})

export const handlers = handle(preferences, {
  get: ({ userId }) => preferenceStore.find(userId),
  update: async ({ body, ...caller }) => {
    await preferenceStore.save(caller.userId, body)
    return saved(caller)
  },
  updateFavourite: async ({ body, ...caller }) => {
    const { userId } = caller
    await db.favourites.put({ ...defaultDisplay, ...(await db.favourites.get(userId)), userId, ...body })
    return saved(caller)
  },
  resetPassword: prepared(
    async ({ body, userId }) => {
      const { accountWith } = await import('#sw/session/sign-in.ts')
      return accountWith(userId, body.oldPassword, body.newPassword)
    },
    async ({ body: { twoStep, changeEvery6Months }, ...caller }, store) => {
      if (!(await store?.())) return wrongPassword(caller)
      await preferenceStore.save(caller.userId, { twoStep, changeEvery6Months })
      return saved(caller)
    },
  ),
  resetAvatar: async ({ body, userId }) => {
    // Users can change only their own picture.
    if (body.index !== userId) badRequest('index')
    return { resulted: true, object: await preferenceStore.resetAvatar(userId, body.path || null) }
  },
})
