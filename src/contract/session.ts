import * as v from 'valibot'
import { define } from './core/define.ts'
import { line, prose, source } from './core/fields.ts'

export const statuses = ['online', 'away', 'busy', 'not-visible'] as const
export type Status = (typeof statuses)[number]

export type User = v.InferOutput<typeof User>
export const User = v.object({
  id: v.string(),
  name: line,
  email: v.string(),
  avatar: v.nullable(source),
  avatarID: v.nullable(line),
  status: v.picklist(statuses),
  groupID: v.string(),
})

export type Session = v.InferOutput<typeof Session>
export const Session = v.object({ user: User, accessToken: v.string(), tokenType: v.literal('bearer') })

const Email = v.pipe(line, v.trim(), v.email())

/** A control character in a password cannot be seen, and a NUL at its end would not count. */
const noControls = v.regex(/^\P{Cc}*$/u)
const password = v.pipe(v.string(), v.maxLength(1000), noControls)
export const Password = v.pipe(password, v.nonEmpty())

/** An empty one is answered as a wrong one. */
export type Credentials = v.InferOutput<typeof Credentials>
export const Credentials = v.object({ email: v.pipe(line, noControls), password })
export const SignUp = v.object({
  name: v.pipe(line, v.trim(), v.nonEmpty()),
  email: Email,
  password: Password,
  company: v.optional(line, ''),
})
export const ForgotPassword = v.object({ email: Email })
export const ResetPassword = v.object({ password: Password })

/** spec: sample-data.md section 7, Authentication (mock) */
export const session = define({
  signIn: { method: 'POST', path: '{auth}/sign-in', body: Credentials, reply: Session, open: true },
  signInWithToken: {
    method: 'POST',
    path: '{auth}/sign-in-with-token',
    body: v.object({ accessToken: prose }),
    reply: Session,
    open: true,
  },
  /** Beyond the specification: ends a token before it expires. The page has forgotten its own, so it sends it along. */
  signOut: {
    method: 'POST',
    path: '{auth}/sign-out',
    needs: 'signedIn',
    headers: v.object({ authorization: v.optional(prose) }),
    body: v.object({ accessToken: prose }),
    reply: v.boolean(),
  },
  unlock: { method: 'POST', path: '{auth}/unlock-session', body: Credentials, reply: Session, open: true },
  signUp: { method: 'POST', path: '{auth}/sign-up', body: SignUp, reply: v.boolean(), open: true },
  forgotPassword: {
    method: 'POST',
    path: '{auth}/forgot-password',
    body: ForgotPassword,
    reply: v.boolean(),
    open: true,
  },
  resetPassword: {
    method: 'POST',
    path: '{auth}/reset-password',
    body: ResetPassword,
    reply: v.boolean(),
    open: true,
  },
  /** The sign-in check, whose path the specification leaves open: who the token belongs to, else 401. */
  check: { method: 'GET', path: '{auth}/common/check', needs: 'signedIn', reply: User },
})
