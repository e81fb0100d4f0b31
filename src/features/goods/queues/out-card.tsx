import { MapPinIcon, PhoneIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '#src/api/rights.ts'
import { useDialog } from '#src/blocks/shop/documents/use-dialog.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { useTakeOutChanges } from '#src/features/goods/take-out/use-take-out-changes.ts'
import { useReceiver } from '#src/features/goods/take-out/use-take-out-rows.tsx'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import type { WorkArea } from './areas.ts'
import { QueueCard } from './queue-card.tsx'

interface Props {
  area: WorkArea
  row: TakeOut
  /** Before the title: the check box that chooses the card. */
  lead?: ReactNode
  /** Above the steps: the place in the run. */
  place?: ReactNode
}

/** Goods that wait to be checked out, collected or delivered. */
export function OutCard({ area, row, lead, place }: Props) {
  const formats = useFormats()
  const receiverOf = useReceiver()
  const isDelivery = area === 'delivery'
  const amount = isDelivery ? row.cashOnDelivery : row.totals.total
  const money = formatMoney(row.cashOnDelivery, formats)
  return (
    <QueueCard
      title={receiverOf(row)}
      heading={isDelivery ? 'h2' : 'h3'}
      lead={lead}
      document={row}
      lines={row.lines}
      amount={
        row.mode !== 'internal' &&
        amount > 0 &&
        (isDelivery ? <Trans>Collect {money}</Trans> : formatMoney(amount, formats))
      }
      actions={<OutSteps area={area} row={row} />}
    >
      {row.status === 'failed' && <Notice tone="warning">{row.reason}</Notice>}
      {isDelivery && (row.address || row.phone) && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2.5' })}>
          {row.phone && (
            <a href={`tel:${row.phone.replace(/[^\d+]/g, '')}`} className={button({ variant: 'soft' })}>
              <PhoneIcon />
              {row.phone}
            </a>
          )}
          {row.address && (
            <a
              href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(row.address)}`}
              target="_blank"
              rel="noreferrer"
              className={button({ variant: 'soft' })}
              style={{ height: 'auto', flexShrink: 1, whiteSpace: 'normal' }}
            >
              <MapPinIcon />
              {row.address}
            </a>
          )}
        </div>
      )}
      {place}
    </QueueCard>
  )
}

/** The step that moves a take-out on, and what to do when it cannot. */
function OutSteps({ area, row }: { area: WorkArea; row: TakeOut }) {
  const can = useCan()
  const { open } = useDialog()
  const changes = useTakeOutChanges()
  if (area === 'export')
    return (
      can('check-out', 'create') && (
        <>
          <Link to="/main/take-out/$id" params={{ id: row.id }} className={button()}>
            <Trans>Open</Trans>
          </Link>
          <Button
            variant="primary"
            disabled={row.lines.length === 0}
            loading={changes.isRunning}
            onClick={() => void changes.checkOut(row)}
          >
            <Trans>Check out</Trans>
          </Button>
        </>
      )
    )
  if (area === 'take-out')
    return (
      can('collection', 'create') && (
        <Button variant="primary" onClick={() => open('collect', row.id)}>
          <Trans>Collect</Trans>
        </Button>
      )
    )
  return (
    can('delivery', 'create') && (
      <>
        {row.status === 'failed' ? (
          <Button loading={changes.isRunning} onClick={() => void changes.takeBack(row)}>
            <Trans>Back to the warehouse</Trans>
          </Button>
        ) : (
          <Button onClick={() => open('fail', row.id)}>
            <Trans>Not delivered</Trans>
          </Button>
        )}
        <Button variant="primary" onClick={() => open('deliver', row.id)}>
          <Trans>Hand over</Trans>
        </Button>
      </>
    )
  )
}
