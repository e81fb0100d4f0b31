import { useLingui } from '@lingui/react/macro'
import type { ThemeName } from './conditions.ts'

/** spec: sample-data.md section 9. Returns the names of the themes in the user's language. */
export function useThemeNames(): Record<ThemeName, string> {
  const { t } = useLingui()
  return {
    default: t`Default`,
    brand: t`Brand`,
    teal: t`Teal`,
    rose: t`Rose`,
    purple: t`Purple`,
    amber: t`Amber`,
  }
}
