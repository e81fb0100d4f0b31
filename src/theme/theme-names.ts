import { useLingui } from '@lingui/react/macro'
import type { ThemeName } from './conditions.ts'

/** The names of the themes on screen. */
export function useThemeNames(): Record<ThemeName, string> {
  const { t } = useLingui()
  return {
    default: t`Indigo`,
    brand: t`Blue`,
    teal: t`Teal`,
    rose: t`Rose`,
    purple: t`Purple`,
    amber: t`Amber`,
  }
}
