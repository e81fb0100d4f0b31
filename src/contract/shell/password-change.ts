import * as v from 'valibot'
import { Password } from '#src/contract/shared/user.ts'

/** The choices that are made with a new password. */
export const security = { twoStep: v.boolean(), changeEvery6Months: v.boolean() }

/** The fields of a password change. */
export const PasswordChange = v.object({ oldPassword: Password, newPassword: Password, ...security })
