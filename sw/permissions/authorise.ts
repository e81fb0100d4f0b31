import type { Needs } from '#src/contract/shared/areas.ts'
import type { Lang } from '#sw/server/lang.ts'
import { may } from './store.ts'

/** Rejects with 403 (`forbidden`, with `area` and `level`) when the user lacks the right. */
export async function authorise(userId: string, needs: Needs, lang: Lang): Promise<void> {
  if (needs === 'signedIn' || (await may(userId, needs))) return
  const { forbidden } = await import('./forbidden.ts')
  throw forbidden(needs, lang)
}
