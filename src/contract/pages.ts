import * as v from 'valibot'
import { define } from './core/define.ts'
import { longText, shortText } from './core/fields.ts'
import { rightsIn } from './shared/areas.ts'
import { Email, User } from './shared/user.ts'

/** What a person tells colleagues. */
export type Account = v.InferOutput<typeof Account>
export const Account = v.object({
  name: v.pipe(shortText, v.trim(), v.nonEmpty()),
  telephone: shortText,
  /** What the person does in the shop. */
  title: shortText,
  about: longText,
})

/** The mails that a connected server may send to a person. */
export const alertNames = ['mentions', 'tasks', 'stock', 'money', 'signIns', 'news'] as const
export type AlertName = (typeof alertNames)[number]
const Alerts = v.object(v.entriesFromList(alertNames, v.boolean()))

export type PersonSettings = v.InferOutput<typeof PersonSettings>
export const PersonSettings = v.object({ ...Account.entries, email: shortText, alerts: Alerts })

export const planNames = ['stall', 'shop', 'chain'] as const
export type PlanName = (typeof planNames)[number]
export const cycles = ['month', 'year'] as const
export type Cycle = (typeof cycles)[number]

/** The plan of the shop, and to whom it is billed. */
export type Plan = v.InferOutput<typeof Plan>
export const Plan = v.object({
  plan: v.picklist(planNames),
  cycle: v.picklist(cycles),
  method: v.picklist(['transfer', 'wallet', 'cash']),
  company: shortText,
  taxCode: shortText,
  address: shortText,
  email: v.union([v.literal(''), Email]),
})

const own = '/api/pages/settings'
const shop = rightsIn('setting')

/** Beyond the specification: what the settings, the prices and the announcement at `/pages` save. */
export const pages = define({
  settings: { method: 'GET', path: own, needs: 'signedIn', reply: PersonSettings },
  saveAccount: {
    method: 'PATCH',
    path: `${own}/account`,
    needs: 'signedIn',
    body: Account,
    reply: PersonSettings,
    writes: ['pages', 'user', 'preferences'],
  },
  saveAlerts: {
    method: 'PATCH',
    path: `${own}/alerts`,
    needs: 'signedIn',
    body: v.object({ alerts: v.partial(Alerts) }),
    reply: PersonSettings,
    writes: ['pages'],
  },
  plan: { method: 'GET', path: '/api/pages/plan', needs: shop.view, reply: Plan },
  /** Fields that are left out do not change. */
  savePlan: {
    method: 'PATCH',
    path: '/api/pages/plan',
    needs: shop.edit,
    body: v.partial(Plan),
    reply: Plan,
    writes: ['pages'],
  },
  /** Moves a person to another group. 409 (`ownAdmin`) for callers themselves: someone must keep the administration. */
  setRole: {
    method: 'PATCH',
    path: '/api/pages/team',
    needs: rightsIn('admin').edit,
    body: v.object({ id: shortText, groupID: shortText }),
    reply: User,
    writes: ['user', 'permissions', 'navigation'],
    errors: { 409: ['ownAdmin'] },
  },
  /** Keeps an address until a screen is there. `isNew` is false when it was kept before. */
  waitFor: {
    method: 'POST',
    path: '/api/pages/coming-soon',
    public: true,
    body: v.object({ email: Email }),
    reply: v.object({ isNew: v.boolean() }),
    writes: ['pages'],
  },
})
