import { useLingui } from '@lingui/react/macro'
import type { Layout, Scheme } from '#src/contract/shared/display.ts'

export function useSchemeNames(): Record<Scheme, string> {
  const { t } = useLingui()
  return { auto: t`Auto`, dark: t`Dark`, light: t`Light` }
}

export function useLayoutNames(): Record<Layout, string> {
  const { t } = useLingui()
  return {
    empty: t`Empty`,
    centered: t`Centered`,
    enterprise: t`Enterprise`,
    material: t`Material`,
    modern: t`Modern`,
    classic: t`Classic`,
    classy: t`Classy`,
    compact: t`Compact`,
    dense: t`Dense`,
    futuristic: t`Futuristic`,
    thin: t`Thin`,
  }
}
