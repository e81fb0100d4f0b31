import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { imageOrNull, shortText } from '#src/contract/core/fields.ts'
import { DisplaySchema } from '#src/contract/shared/display-schema.ts'
import { PasswordChange, security } from './password-change.ts'

/** spec: product.md section 5. The default of a page format, 0, is not one of its options and means A5. */
export const pageSizes = [10, 50, 100, 200, 500, 1000] as const
export const fontSizes = [0, 1] as const
export const takeOutFormats = [0, 2, 3] as const

const Formats = v.object({
  formatDateTime: shortText,
  formatCurrency: shortText,
  takeOutPageFormat: v.picklist(takeOutFormats),
  fontSizeType: v.picklist(fontSizes),
  pagingItems: v.picklist(pageSizes),
})

/** spec: always sent as 2 */
const two = v.optional(v.literal(2), 2)
const otherFormats = {
  takeInPageFormat: two,
  receiptPageFormat: two,
  paymentPageFormat: two,
  listPageFormat: two,
}

/** The stored form; the other fields come from the user. */
export type PreferenceRow = v.InferOutput<typeof PreferenceRow>
export const PreferenceRow = v.object({
  employeeID: shortText,
  telephone: shortText,
  ...Formats.entries,
  ...otherFormats,
  /** Beyond the specification: the choices made with the last new password. */
  ...security,
})

/** spec: product.md section 7 */
export const defaultPreference: Omit<PreferenceRow, 'employeeID'> = {
  telephone: '',
  formatDateTime: 'dd/MM/yyyy',
  formatCurrency: '0,0.0',
  takeOutPageFormat: 0,
  fontSizeType: 0,
  pagingItems: 100,
  takeInPageFormat: 2,
  receiptPageFormat: 2,
  paymentPageFormat: 2,
  listPageFormat: 2,
  twoStep: true,
  changeEvery6Months: false,
}

export type Preference = v.InferOutput<typeof Preference>
export const Preference = v.object({
  ...PreferenceRow.entries,
  name: shortText,
  emails: shortText,
  /** The path of a picture, with its version. */
  avatar: imageOrNull,
  avatarID: v.nullable(shortText),
})

const Result = v.object({ resulted: v.boolean(), message: shortText })

/** The message of a write that waits is set by the page. */
const kept = { resulted: true, message: '' }

/** Each user's own data, so any signed-in user may call it. */
const needs = 'signedIn'

/** spec: product.md section 7, {admin}/preference */
export const preferences = define({
  get: { method: 'GET', path: '{admin}/preference/user-info', needs, reply: Preference },
  /** Fields that are left out do not change. */
  update: {
    method: 'PATCH',
    path: '{admin}/preference/update',
    needs,
    body: v.object({ ...v.partial(Formats).entries, ...otherFormats }),
    reply: Result,
    writes: ['preferences'],
    waits: { reply: kept, shownBy: '{admin}/preference/user-info' },
  },
  /** Fields that are left out do not change. */
  updateFavourite: {
    method: 'PATCH',
    path: '{admin}/preference/update/favourite',
    needs,
    body: v.partial(DisplaySchema),
    reply: Result,
    writes: ['preferences', 'navigation'],
    waits: { reply: kept },
  },
  /** `resulted` is false, and the message says why, when the old password is wrong. */
  resetPassword: {
    method: 'PATCH',
    path: '{admin}/preference/reset/password',
    needs,
    body: PasswordChange,
    reply: Result,
    // Each device of a team has its own passwords, so this call is not sent to the team: see `sw/team/record.ts`.
    writes: ['preferences', 'session'],
    errors: { 429: ['tooManyAttempts'] },
  },
  /** `index` is the employee's id; without a path (null or empty) the avatar is removed. `object` is the avatar's new version. */
  resetAvatar: {
    method: 'PATCH',
    path: '{admin}/preference/reset/avatar',
    needs,
    body: v.object({ index: shortText, path: v.nullable(shortText) }),
    reply: v.object({ resulted: v.boolean(), object: shortText }),
    writes: ['preferences', 'user'],
  },
})
