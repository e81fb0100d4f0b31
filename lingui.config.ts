import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Catalogs are edited in `src/i18n/locales` and compiled to what `GET ./i18n/{lang}.json` answers. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'vi'],
  fallbackLocales: { vi: 'en' },
  catalogs: [{ path: '<rootDir>/src/i18n/locales/{locale}', include: ['src'] }],
  catalogsMergePath: '<rootDir>/public/i18n/{locale}',
  compileNamespace: 'json',
  // Without line numbers a catalog changes only when its texts do.
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
