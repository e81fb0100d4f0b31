import * as v from 'valibot'
import { define } from './core/define.ts'
import { imageSource, longText, shortText } from './core/fields.ts'
import type { Problems } from './core/problems.ts'

export const statuses = ['online', 'away', 'busy', 'not-visible'] as const
export type Status = (typeof statuses)[number]

export type User = v.InferOutput<typeof User>
export const User = v.object({
  id: v.string(),
  name: shortText,
  email: v.string(),
  avatar: v.nullable(imageSource),
  avatarID: v.nullable(shortText),
  status: v.picklist(statuses),
  groupID: v.string(),
})

export type Session = v.InferOutput<typeof Session>
export const Session = v.object({ user: User, accessToken: v.string(), tokenType: v.literal('bearer') })

const Email = v.pipe(shortText, v.trim(), v.email())

/** Control characters in a password are invisible, and a NUL at its end would be ignored. */
const noControls = v.regex(/^\P{Cc}*$/u)
const password = v.pipe(v.string(), v.maxLength(1000), noControls)
export const Password = v.pipe(password, v.nonEmpty())

/** Empty credentials are refused like wrong ones. */
export type Credentials = v.InferOutput<typeof Credentials>
export const Credentials = v.object({ email: v.pipe(shortText, noControls), password })
export const SignUp = v.object({
  name: v.pipe(shortText, v.trim(), v.nonEmpty()),
  email: Email,
  password: Password,
  company: v.optional(shortText, ''),
})
export const ForgotPassword = v.object({ email: Email })
export const ResetPassword = v.object({ password: Password })

/** spec: sample-data.md section 8, a wrong pair is 404 with the body `false` */
const wrongPair: Problems = { 404: false, 429: ['tooManyAttempts'] }

/** spec: sample-data.md section 7, Authentication (mock) */
export const session = define({
  signIn: {
    method: 'POST',
    path: '{auth}/sign-in',
    body: Credentials,
    reply: Session,
    public: true,
    errors: wrongPair,
  },
  signInWithToken: {
    method: 'POST',
    path: '{auth}/sign-in-with-token',
    body: v.object({ accessToken: longText }),
    reply: Session,
    public: true,
    errors: { 401: ['invalidToken'] },
  },
  /**
   * Beyond the specification: ends a token before it expires. The page has already deleted its token, so the call
   * carries it.
   */
  signOut: {
    method: 'POST',
    path: '{auth}/sign-out',
    needs: 'signedIn',
    headers: v.object({ authorization: v.optional(longText) }),
    body: v.object({ accessToken: longText }),
    reply: v.boolean(),
  },
  unlock: {
    method: 'POST',
    path: '{auth}/unlock-session',
    body: Credentials,
    reply: Session,
    public: true,
    errors: wrongPair,
  },
  signUp: { method: 'POST', path: '{auth}/sign-up', body: SignUp, reply: v.boolean(), public: true },
  forgotPassword: {
    method: 'POST',
    path: '{auth}/forgot-password',
    body: ForgotPassword,
    reply: v.boolean(),
    public: true,
  },
  resetPassword: {
    method: 'POST',
    path: '{auth}/reset-password',
    body: ResetPassword,
    reply: v.boolean(),
    public: true,
  },
  /** The sign-in check; the specification does not name its path. Replies with the user of the token, else 401. */
  check: { method: 'GET', path: '{auth}/common/check', needs: 'signedIn', reply: User },
})
