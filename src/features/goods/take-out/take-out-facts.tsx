import { Trans, useLingui } from '@lingui/react/macro'
import { usePartnerNames } from '#src/blocks/shop/documents/partner-names.ts'
import { useWarehouseName } from '#src/blocks/shop/documents/warehouses.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { useModeNames } from './mode-names.ts'

/** The facts of a take-out that is not a draft, with the proof of its delivery. */
export function TakeOutFacts({ row }: { row: TakeOut }) {
  const { t } = useLingui()
  const formats = useFormats()
  const modes = useModeNames()
  const warehouseName = useWarehouseName()
  const customer = usePartnerNames('customer').get(row.customerId ?? '')
  const money = (amount: number) => amount > 0 && formatMoney(amount, formats)
  return (
    <>
      <Card title={<Trans>Where to</Trans>}>
        <Facts
          facts={[
            [t`How it leaves`, modes[row.mode]],
            [t`Customer`, customer],
            [t`Warehouse`, warehouseName(row.warehouseId)],
            [t`Receiver`, row.receiver],
            [
              t`Telephone`,
              row.phone && (
                <a href={`tel:${row.phone.replace(/[^\d+]/g, '')}`} className={link()}>
                  {row.phone}
                </a>
              ),
            ],
            [t`Address`, row.address],
            [t`Carrier`, row.carrier],
            [t`Cash on delivery`, money(row.cashOnDelivery)],
            [t`Paid in cash`, money(row.paid)],
            [t`Reason`, row.reason],
            [t`Note`, row.note],
          ]}
        />
      </Card>
      {row.proof.length > 0 && (
        <Card title={<Trans>Proof of delivery</Trans>}>
          <div className={pictures}>
            {row.proof.map(path => (
              <img key={path} src={assetUrl(path)} alt={t`Proof of delivery`} className={picture} />
            ))}
          </div>
        </Card>
      )}
    </>
  )
}

const pictures = css({ display: 'grid', gap: '3', paddingInline: 'card', paddingBlockEnd: '5' })
const picture = css({ width: 'full', borderRadius: 'lg', background: 'sunken' })
