import { activate, i18n, rememberedLocale } from '#src/i18n/activate.ts'

/** Speaks the language that was chosen in another tab, and calls back when the language is another: the server knows more words. */
export function followLocale(changed: () => void) {
  addEventListener('storage', () => {
    const locale = rememberedLocale()
    if (locale !== i18n.locale) void activate(locale)
  })
  i18n.on('change', changed)
}
