import { useLingui } from '@lingui/react/macro'
import type { WorkArea } from './areas.ts'

/** The names of the four queues. */
export function useAreaNames(): Record<WorkArea, string> {
  const { t } = useLingui()
  return {
    export: t`Check-out`,
    'take-out': t`Output journal`,
    delivery: t`Delivery`,
    import: t`Check-in`,
  }
}
