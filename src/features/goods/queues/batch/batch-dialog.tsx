import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { ScanButton } from '#src/blocks/shop/documents/lines/scan-button.tsx'
import { TickButton, tickLine } from '#src/features/goods/take-out/tick-button.tsx'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { collectAll, type Refused } from './collect-all.ts'
import { completeSlips, pickListOf } from './pick-list.ts'
import type { Batch } from './use-batch.ts'

interface Props {
  batch: Batch
  open: boolean
  onClose: () => void
}

/**
 * Picks the goods of several take-outs together, from one list. Those of which all goods are ticked are collected; the
 * others stay in the queue.
 */
export function BatchDialog({ batch, open, onClose }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const products = useProductsById()
  const once = useSingleAction()
  const [isRunning, setIsRunning] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const { chosen, ticked } = batch
  const list = pickListOf(chosen)
  const complete = completeSlips(chosen, ticked)
  const isAll = list.every(({ productId }) => ticked.includes(productId))
  const codes = chosen.map(({ code }) => code).join(', ')

  const collect = () =>
    once(async () => {
      setIsRunning(true)
      const failed = await collectAll(complete).finally(() => setIsRunning(false))
      setRefused(failed)
      const count = complete.length - failed.length
      if (count > 0)
        toast.success(t`${plural(count, { one: '# slip is collected.', other: '# slips are collected.' })}`)
      if (failed.length > 0 || complete.length < chosen.length) return
      batch.selection.clear()
      onClose()
    })

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="lg"
      title={t`Collect together`}
      footer={
        <>
          <Button disabled={isAll} onClick={() => batch.tickAll(list.map(({ productId }) => productId))}>
            <Trans>All there</Trans>
          </Button>
          <Button
            variant="primary"
            size="lg"
            loading={isRunning}
            disabled={complete.length === 0}
            onClick={() => void collect()}
          >
            <Plural value={complete.length} _0="Collect" one="Collect # slip" other="Collect # slips" />
          </Button>
        </>
      }
    >
      {refused.length > 0 && (
        <Notice tone="danger" title={<Trans>Not collected</Trans>}>
          <ul>
            {refused.map(({ code, reason }) => (
              <li key={code}>
                {code}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p className={css({ textStyle: 'caption', color: 'subtle', overflowWrap: 'anywhere' })}>{codes}</p>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '3', color: 'muted' })}>
        <p className={css({ flex: '1' })}>
          <Trans>
            Tick what is in your hands, or scan it. A slip that lacks something stays in the queue.
          </Trans>
        </p>
        <ScanButton
          onPick={({ product }) => {
            if (!list.some(({ productId }) => productId === product.id))
              toast.error(t`${{ name: product.name }} is on none of these slips.`)
            else if (!ticked.includes(product.id)) batch.tick(product.id)
          }}
        />
      </div>
      <ul aria-label={t`Goods to pick`}>
        {list.map(({ productId, amounts, slips }) => {
          const product = products.get(productId)
          const words = amounts.map(
            ({ unit, quantity }) => `${formatNumber(quantity, formats)} ${unit || (product?.unit ?? '')}`,
          )
          return (
            <li key={productId} className={tickLine}>
              <TickButton
                product={product}
                isTicked={ticked.includes(productId)}
                onToggle={() => batch.tick(productId)}
              >
                <strong>{words.join(' + ')}</strong> ·{' '}
                <Plural value={slips} one="for # slip" other="for # slips" />
              </TickButton>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
