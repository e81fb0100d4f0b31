/**
 * The address of each service, relative to the app. A deployment with real servers overrides them in `config.json`.
 * spec: the placeholders {auth}, {dashboard}, {chat}, {admin}, {upload}, {dms} and the forecast host.
 */
export const defaultBases = {
  auth: 'api/auth',
  dashboard: 'api/dashboard',
  chat: 'api/chat',
  admin: 'api/admin',
  upload: 'api/upload',
  dms: 'api/dms',
  forecast: 'api/forecast',
}

export type Bases = typeof defaultBases

/** Replaces `{auth}` and the other bases; `{set}` and other parameters are left for the caller. */
export const resolveBase = (path: string, bases: Bases = defaultBases) =>
  path.replace(/^\{(\w+)\}/, (placeholder, name: string) =>
    name in bases ? bases[name as keyof Bases] : placeholder,
  )
