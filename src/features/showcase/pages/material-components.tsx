import { Trans, useLingui } from '@lingui/react/macro'
import { useButtons } from '#src/features/showcase/buttons/use-buttons.ts'
import { useChoices } from '#src/features/showcase/choices/use-choices.ts'
import { useLayers } from '#src/features/showcase/layers/use-layers.ts'
import { useMenus } from '#src/features/showcase/layers/use-menus.ts'
import { useLists } from '#src/features/showcase/lists/use-lists.ts'
import { useNotices } from '#src/features/showcase/notices/use-notices.ts'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'

/** The controls that every screen is made of. */
export function Page() {
  const { t } = useLingui()
  const groups = [useButtons(), useChoices(), useMenus(), useLayers(), useNotices(), useLists()]
  return (
    <ShowcasePage
      title={t`Components`}
      lead={<Trans>Every piece live, in every state, with the code to copy.</Trans>}
      groups={groups}
    />
  )
}
