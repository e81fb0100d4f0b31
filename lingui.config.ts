import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { folderOf, textGroups } from './src/i18n/text-groups.ts'

/** Catalogues are edited in `src/i18n/locales`; `postgenerate` copies the compiled ones to `public/i18n`. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'vi'],
  fallbackLocales: { vi: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/{locale}',
      include: ['src'],
      exclude: [...textGroups.map(group => `${folderOf(group)}/**`), 'src/**/*.d.ts'],
    },
    ...textGroups.map(group => ({
      path: `<rootDir>/src/i18n/locales/${group}/{locale}`,
      include: [folderOf(group)],
    })),
  ],
  compileNamespace: 'json',
  // Without line numbers, a catalogue changes only when its texts change.
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
