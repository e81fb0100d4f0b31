import { useLingui } from '@lingui/react/macro'
import type { Level } from '#src/contract/shared/areas.ts'

/** What each level of a permission allows, in words. */
export function useLevelNames(): Record<Level, string> {
  const { t } = useLingui()
  return {
    none: t`No access`,
    view: t`You may look`,
    create: t`You may add`,
    edit: t`You may edit`,
  }
}
