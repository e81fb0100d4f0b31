import { activate, i18n, rememberedLocale } from '#src/i18n/activate.ts'

/** Speaks the language that was chosen in another tab. */
export function followLocale() {
  addEventListener('storage', () => {
    const locale = rememberedLocale()
    if (locale !== i18n.locale) void activate(locale)
  })
}
