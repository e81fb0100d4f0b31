import { useLingui } from '@lingui/react/macro'
import type { ThemeName } from './conditions.ts'

/** Returns the names of the themes in the user's language. */
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
