import type { GuideSlug } from '#src/features/docs/addresses.ts'
import addADomain from './texts/vi/add-a-domain.md?raw'
import backUp from './texts/vi/back-up.md?raw'
import errors from './texts/vi/errors.md?raw'
import install from './texts/vi/install.md?raw'
import introduction from './texts/vi/introduction.md?raw'
import security from './texts/vi/security.md?raw'
import serviceBases from './texts/vi/service-bases.md?raw'
import theme from './texts/vi/theme.md?raw'
import update from './texts/vi/update.md?raw'

/** The guides in Vietnamese, as Markdown. */
export const vietnamese = {
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
