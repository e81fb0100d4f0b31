import type { Status } from '#src/contract/shared/user.ts'
import type { PresenceState } from '#src/ui/badge/presence.tsx'

/** spec: product.md section 4, the dot is green, amber, red or grey */
export const presenceOf = (status: Status): PresenceState => (status === 'not-visible' ? 'invisible' : status)
