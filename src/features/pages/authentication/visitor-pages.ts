/** The pages before and after signing in, by their address. spec: sample-data.md section 2 */
const pages = [
  'sign-in',
  'sign-up',
  'sign-out',
  'forgot-password',
  'reset-password',
  'unlock-session',
  'confirmation-required',
] as const
type VisitorPage = (typeof pages)[number]

export const isVisitorPage = (text: string): text is VisitorPage => pages.some(page => page === text)
