import { Trans, useLingui } from '@lingui/react/macro'
import { DeliveryWizard } from '#src/features/showcase/forms/delivery-wizard.tsx'
import wizardCode from '#src/features/showcase/forms/delivery-wizard.tsx?raw'
import { VerticalWizard } from '#src/features/showcase/forms/vertical-wizard.tsx'
import verticalCode from '#src/features/showcase/forms/vertical-wizard.tsx?raw'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'

/** Forms in several steps. */
export function Page() {
  const { t } = useLingui()
  const keys = [{ keys: 'Enter', does: t`Goes to the next step` }]
  return (
    <ShowcasePage
      title={t`Forms in steps`}
      lead={<Trans>A step is left when it is complete; Back keeps what was typed.</Trans>}
      groups={[
        {
          id: 'wizards',
          title: t`A delivery in three steps`,
          examples: [
            {
              id: 'wizard',
              title: t`Steps above`,
              Piece: DeliveryWizard,
              code: wizardCode,
              keys,
              wide: true,
            },
            {
              id: 'wizard-vertical',
              title: t`Steps beside`,
              Piece: VerticalWizard,
              code: verticalCode,
              keys,
              wide: true,
            },
          ],
        },
      ]}
    />
  )
}
