import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Figure, Figures } from '#src/ui/layout/figure.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

/** Related figures share one sheet and are separated by thin lines. */
export function FiguresCard() {
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <Figures>
      <Figure label={t`Takings`} value={formatMoney(18_460_000, formats)} tone="success">
        <Trans>8% more than last Friday</Trans>
      </Figure>
      <Figure label={t`Orders`} value="117">
        <Trans>12 are still open</Trans>
      </Figure>
      <Figure label={t`Low stock`} value="4" tone="danger">
        <Trans>One is sold out</Trans>
      </Figure>
      <Figure label={t`On shift`} value="6">
        <Trans>Until 22:00</Trans>
      </Figure>
    </Figures>
  )
}
