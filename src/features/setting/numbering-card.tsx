import { Trans, useLingui } from '@lingui/react/macro'
import { devicePrefix } from '#src/device/prefix.ts'
import { codeBeginnings } from '#src/lib/code-beginnings.ts'
import { dayOf } from '#src/lib/shop-day.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { css } from '#styled-system/css'

/** How the codes of documents are made, with the prefix of this device. */
export function NumberingCard() {
  const { t } = useLingui()
  const now = useNow()
  const prefix = devicePrefix()
  const day = dayOf(now.toISOString()).slice(2).replaceAll('-', '')
  const example = (kind: keyof typeof codeBeginnings) => `${codeBeginnings[kind]}-${prefix}-${day}-001`
  return (
    <Card title={<Trans>Numbering</Trans>}>
      <p className={css({ color: 'muted', paddingInline: 'card', paddingBlockEnd: '1' })}>
        <Trans>Kind, device, day and number: two devices without a network never make the same code.</Trans>
      </p>
      <Facts
        facts={[
          [t`This device`, prefix],
          [t`Sale`, example('sale')],
          [t`Take-out`, example('takeOut')],
          [t`Take-in`, example('takeIn')],
          [t`Receipt of money`, example('receipt')],
          [t`Payment of money`, example('payment')],
        ]}
      />
    </Card>
  )
}
