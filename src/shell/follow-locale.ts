import { activate, i18n, rememberedLocale } from '#src/i18n/activate.ts'

/**
 * Follows the language that is chosen in another tab. Calls back after each change, because the server returns texts
 * too.
 */
export function followLocale(changed: () => void) {
  addEventListener('storage', () => {
    const locale = rememberedLocale()
    if (locale !== i18n.locale) void activate(locale)
  })
  i18n.on('change', changed)
}
