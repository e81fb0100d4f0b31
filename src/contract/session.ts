import * as v from 'valibot'
import { define } from './core/define.ts'
import { longText, shortText } from './core/fields.ts'
import type { Problems } from './core/problems.ts'
import { Email, noControls, Password, User } from './shared/user.ts'

export type Session = v.InferOutput<typeof Session>
export const Session = v.object({ user: User, accessToken: v.string(), tokenType: v.literal('bearer') })

/** Empty credentials are refused like wrong ones. */
export type Credentials = v.InferOutput<typeof Credentials>
export const Credentials = v.object({
  email: v.pipe(shortText, noControls),
  password: v.pipe(v.string(), v.maxLength(1000), noControls),
})
const SignUp = v.object({
  name: v.optional(v.pipe(shortText, v.trim(), v.nonEmpty())),
  email: v.optional(Email),
  password: v.optional(Password),
  company: v.optional(shortText),
})

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
  /** spec: the three calls below send nothing, so each field and the whole body are optional. */
  signUp: {
    method: 'POST',
    path: '{auth}/sign-up',
    body: v.optional(SignUp),
    reply: v.boolean(),
    public: true,
  },
  forgotPassword: {
    method: 'POST',
    path: '{auth}/forgot-password',
    body: v.optional(v.object({ email: v.optional(Email) })),
    reply: v.boolean(),
    public: true,
  },
  resetPassword: {
    method: 'POST',
    path: '{auth}/reset-password',
    body: v.optional(v.object({ password: v.optional(Password) })),
    reply: v.boolean(),
    public: true,
  },
  /** The sign-in check; the specification does not name its path. Replies with the user of the token, else 401. */
  check: { method: 'GET', path: '{auth}/common/check', needs: 'signedIn', reply: User },
})
