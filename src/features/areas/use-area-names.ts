import { useLingui } from '@lingui/react/macro'
import type { Level } from '#src/contract/areas.ts'
import type { WorkArea } from './area-words.ts'

/** The four kinds of work, and how far one's rights go, in words. */
export function useAreaNames() {
  const { t } = useLingui()
  const areas: Record<WorkArea, string> = {
    export: t`Check-out`,
    'take-out': t`Output journal`,
    delivery: t`Delivery`,
    import: t`Check-in`,
  }
  const levels: Record<Level, string> = {
    none: t`No access`,
    view: t`You may look`,
    create: t`You may add`,
    edit: t`You may edit`,
  }
  return { areas, levels }
}
