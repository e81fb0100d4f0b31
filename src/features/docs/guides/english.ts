import type { GuideSlug } from '#src/features/docs/addresses.ts'
import addADomain from './texts/en/add-a-domain.md?raw'
import backUp from './texts/en/back-up.md?raw'
import errors from './texts/en/errors.md?raw'
import install from './texts/en/install.md?raw'
import introduction from './texts/en/introduction.md?raw'
import security from './texts/en/security.md?raw'
import serviceBases from './texts/en/service-bases.md?raw'
import theme from './texts/en/theme.md?raw'
import update from './texts/en/update.md?raw'

/** The guides in English, as Markdown. */
export const english = {
  introduction,
  install,
  'service-bases': serviceBases,
  theme,
  'back-up': backUp,
  update,
  security,
  errors,
  'add-a-domain': addADomain,
} satisfies Record<GuideSlug, string>
