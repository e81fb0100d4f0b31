import { Trans, useLingui } from '@lingui/react/macro'
import { devicePrefix } from '#src/device/prefix.ts'
import { dayOf } from '#src/lib/shop-day.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { css } from '#styled-system/css'

/** How the codes of documents are made, with the prefix of this device. */
export function NumberingCard() {
  const { t } = useLingui()
  const prefix = devicePrefix()
  const day = dayOf(new Date().toISOString()).slice(2).replaceAll('-', '')
  const example = (kind: string) => `${kind}-${prefix}-${day}-001`
  return (
    <Card title={<Trans>Numbering</Trans>}>
      <p className={css({ color: 'muted', paddingInline: 'card', paddingBlockEnd: '1' })}>
        <Trans>Kind, device, day and number: two devices without a network never make the same code.</Trans>
      </p>
      <Facts
        facts={[
          [t`This device`, prefix],
          [t`Sale`, example('HD')],
          [t`Take-out`, example('XH')],
          [t`Take-in`, example('NH')],
          [t`Receipt of money`, example('PT')],
          [t`Payment of money`, example('PC')],
        ]}
      />
    </Card>
  )
}
