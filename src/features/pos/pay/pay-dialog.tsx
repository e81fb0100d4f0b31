import { XMarkIcon } from '@heroicons/react/20/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId } from 'react'
import { methodIcons, useMethodNames } from '#src/blocks/shop/documents/methods.tsx'
import { ShortageNotice } from '#src/blocks/shop/products/shortage-notice.tsx'
import { useMay } from '#src/blocks/shop/use-may.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { useTillLayers } from '#src/features/pos/till/use-till-layers.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { CashPart } from './cash-part.tsx'
import { CreditPart } from './credit-part.tsx'
import { CardPart, TransferPart } from './transfer-part.tsx'
import { usePayment } from './use-payment.ts'

const partOf = { cash: CashPart, transfer: TransferPart, card: CardPart, credit: CreditPart }

/** Takes the payment of the ticket, in one or several ways. Enter takes it. */
export function PayDialog({ open }: { open: boolean }) {
  const { t } = useLingui()
  const { close } = useTillLayers()
  const { shortages, byId, terms } = useTill()
  const may = useMay()
  const formats = useFormats()
  const names = useMethodNames()
  const formId = useId()
  const payment = usePayment()
  const { method, choose, parts, total, amount, isEnough, isTooMuch, lacksCustomer } = payment
  const Part = partOf[method]
  const taken = formatMoney(isEnough ? total : amount, formats)

  function submit(event: FormEvent) {
    event.preventDefault()
    void payment.submit()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="lg"
      title={<Trans>Take payment</Trans>}
      footer={
        <>
          <Button onClick={close}>
            <Trans>Back to the ticket</Trans>
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={payment.isBusy}
            disabled={isTooMuch || (isEnough && lacksCustomer) || (!isEnough && amount === 0)}
          >
            {isEnough ? <Trans>Take {taken}</Trans> : <Trans>Take {taken}, then the rest</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} className={stack} onSubmit={submit}>
        <p className={due}>
          <Trans>To pay</Trans>
          <strong className={figure}>{formatMoney(total, formats)}</strong>
        </p>
        <ShortageNotice shortages={shortages} byId={byId}>
          {may('sellBelowZero') ? (
            <Trans>The stock will be below zero until it is counted.</Trans>
          ) : (
            <Trans>A manager has to agree when you take the payment.</Trans>
          )}
        </ShortageNotice>
        {parts.length > 0 && (
          <ul aria-label={t`Taken so far`} className={list}>
            {parts.map((part, index) => {
              const name = names[part.method]
              return (
                // The order of the parts does not change.
                <li key={index} className={row}>
                  <span className={css({ flex: '1' })}>{name}</span>
                  <span>{formatMoney(part.amount, formats)}</span>
                  <IconButton
                    size="lg"
                    label={t`Take out: ${name}`}
                    onClick={() => payment.removePart(index)}
                  >
                    <XMarkIcon />
                  </IconButton>
                </li>
              )
            })}
          </ul>
        )}
        <SegmentedControl
          label={t`Way of paying`}
          value={method}
          onChange={choose}
          options={terms.methods.map(value => ({ value, label: names[value], icon: methodIcons[value] }))}
        />
        <Part payment={payment} />
        {isTooMuch && (
          <Notice tone="warning">
            <Trans>Only cash can be more than what is to be paid.</Trans>
          </Notice>
        )}
        {payment.problem && <Notice tone="danger">{payment.problem}</Notice>}
      </form>
    </Dialog>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const due = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' })
const figure = css({ fontSize: '[1.75rem]', lineHeight: '[2.25rem]', fontVariantNumeric: 'tabular-nums' })
const list = css({ listStyle: 'none', borderRadius: 'md', background: 'sunken', paddingInlineStart: '4' })
const row = css({ display: 'flex', alignItems: 'center', gap: '2', fontVariantNumeric: 'tabular-nums' })
