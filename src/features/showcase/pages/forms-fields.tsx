import { Trans, useLingui } from '@lingui/react/macro'
import { useChoices } from '#src/features/showcase/choices/use-choices.ts'
import { useFields } from '#src/features/showcase/fields/use-fields.ts'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'

/** Every field of the kit. */
export function Page() {
  const { t } = useLingui()
  return (
    <ShowcasePage
      title={t`Fields of forms`}
      lead={<Trans>Every field has a label, and says what is wrong and how to correct it.</Trans>}
      groups={[useFields(), useChoices()]}
    />
  )
}
