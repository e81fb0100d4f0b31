import { cpSync, rmSync } from 'node:fs'

// After `lingui compile`: the compiled catalogues are served from `i18n/`.
rmSync('public/i18n', { recursive: true, force: true })
cpSync('src/i18n/locales', 'public/i18n', { recursive: true, filter: path => !path.endsWith('.po') })
