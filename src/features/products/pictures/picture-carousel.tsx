import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CameraIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Product } from '#src/contract/products.ts'
import { useNameOf } from '#src/features/products/product-name.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { css } from '#styled-system/css'
import { usePictures } from './use-pictures.ts'

interface Props {
  product: Product
  canEdit: boolean
}

/** The pictures of a product, one at a time. The first one is its thumbnail. */
export function PictureCarousel({ product, canEdit }: Props) {
  const { t } = useLingui()
  const name = useNameOf()(product)
  const { at, count, show, ...pictures } = usePictures(product)
  const image = product.images[at]
  const number = at + 1

  return (
    <section aria-roledescription={t`carousel`} aria-label={t`Pictures of ${name}`} className={frame}>
      <div className={stage}>
        {image ? (
          <img src={assetUrl(image)} alt={t`${name}, picture ${number}`} className={picture} />
        ) : (
          <p className={css({ color: 'subtle', textStyle: 'caption' })}>
            <Trans>No picture yet</Trans>
          </p>
        )}
      </div>
      {count > 0 && (
        <div className={line}>
          <IconButton label={t`Previous picture`} disabled={at === 0} onClick={() => show(at - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <span role="status" className={place}>
            <Trans>
              {number} of {count}
            </Trans>
          </span>
          <IconButton label={t`Next picture`} disabled={number >= count} onClick={() => show(at + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
      {canEdit && <Tools at={at} count={count} {...pictures} />}
    </section>
  )
}

type ToolsProps = Omit<ReturnType<typeof usePictures>, 'show'>

/** Adds, orders and removes pictures. */
function Tools({ at, count, sent, add, move, remove }: ToolsProps) {
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      {sent && <ProgressBar label={t`Adding the pictures`} value={(sent.done + 0.5) / sent.total} />}
      <div className={line}>
        <Button size="sm" loading={sent !== undefined} onClick={() => picker.current?.click()}>
          <CameraIcon />
          <Trans>Add pictures</Trans>
        </Button>
        {count > 0 && (
          <span className={css({ display: 'flex' })}>
            <IconButton
              size="sm"
              label={t`Move earlier`}
              disabled={at === 0}
              onClick={() => void move(at - 1)}
            >
              <ArrowLeftIcon />
            </IconButton>
            <IconButton
              size="sm"
              label={t`Move later`}
              disabled={at + 1 >= count}
              onClick={() => void move(at + 1)}
            >
              <ArrowRightIcon />
            </IconButton>
            <IconButton size="sm" label={t`Remove the picture`} onClick={() => void remove()}>
              <TrashIcon />
            </IconButton>
          </span>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t`Pictures`}
        onChange={event => {
          void add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}

const frame = css({
  display: 'grid',
  gap: '2',
  width: 'full',
  maxWidth: '64',
  marginInline: 'auto',
})
const stage = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: 'square',
  borderRadius: 'lg',
  overflow: 'hidden',
  background: 'surface',
  boxShadow: 'insetHairline',
})
const picture = css({ width: 'full', height: 'full', objectFit: 'contain' })
const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' })
const place = css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums' })
