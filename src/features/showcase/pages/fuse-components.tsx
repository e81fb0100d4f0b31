import { Trans, useLingui } from '@lingui/react/macro'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'
import { usePeople } from '#src/features/showcase/people/use-people.ts'
import { useStates } from '#src/features/showcase/states/use-states.ts'
import { useTexts } from '#src/features/showcase/texts/use-texts.ts'

/** The pieces that only this app has. */
export function Page() {
  const { t } = useLingui()
  return (
    <ShowcasePage
      title={t`Own components`}
      lead={<Trans>People, states and texts: what the app has beside its controls.</Trans>}
      groups={[usePeople(), useStates(), useTexts()]}
    />
  )
}
