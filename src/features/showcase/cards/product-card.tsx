import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

/** A cover bleeds to the edges; the action is below. */
export function ProductCard() {
  const { t } = useLingui()
  const [count, setCount] = useState(0)

  function order() {
    setCount(count + 1)
    toast.success(t`It is on the order`)
  }

  return (
    <article className={cx(sheet(), css({ overflow: 'hidden' }))}>
      <img src={assetUrl('images/boards/shelf.svg')} alt="" className={cover} />
      <div className={css({ display: 'grid', gap: '3', padding: 'card' })}>
        <h4 className={css({ textStyle: 'titleSm' })}>Cà phê Cầu Đất</h4>
        <p className={css({ color: 'muted' })}>
          <Trans>On the order: {count}</Trans>
        </p>
        <Button onClick={order}>
          <Trans>Add to the order</Trans>
        </Button>
      </div>
    </article>
  )
}

const cover = css({ width: 'full', aspectRatio: 'wide', objectFit: 'cover' })
