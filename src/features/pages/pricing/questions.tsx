import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Accordion } from '#src/ui/layout/accordion.tsx'
import { Card } from '#src/ui/layout/card.tsx'

/** What people ask before they choose a plan. */
export function Questions() {
  const [open, setOpen] = useState<string[]>([])
  return (
    <Card title={<Trans>Questions</Trans>}>
      <Accordion
        open={open}
        onChange={setOpen}
        items={[
          {
            id: 'price-network',
            title: <Trans>What happens when the network fails?</Trans>,
            content: (
              <Trans>Nothing. Every device keeps its own data and works on; that is so in every plan.</Trans>
            ),
          },
          {
            id: 'price-change',
            title: <Trans>Can I change the plan later?</Trans>,
            content: (
              <Trans>
                Yes, on this page or in the settings. A larger plan counts at once, a smaller one from the
                next bill.
              </Trans>
            ),
          },
          {
            id: 'price-leave',
            title: <Trans>Who owns the data when I leave?</Trans>,
            content: (
              <Trans>You. A backup is one file with everything, and it can be read without Outpost.</Trans>
            ),
          },
          {
            id: 'price-pay',
            title: <Trans>How is it paid?</Trans>,
            content: (
              <Trans>
                By transfer, with a wallet or in cash. You get an electronic invoice for each payment.
              </Trans>
            ),
          },
        ]}
      />
    </Card>
  )
}
