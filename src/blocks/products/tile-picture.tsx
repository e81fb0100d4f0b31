import { useState } from 'react'
import type { Product } from '#src/contract/products.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { initials, slotOf } from '#src/ui/badge/initials.ts'
import { css, cva } from '#styled-system/css'

interface Props {
  product: Pick<Product, 'thumbnail' | 'name' | 'category'>
}

/** The picture of a product; without one, its initials on the colour of its category. */
export function TilePicture({ product: { thumbnail, name, category } }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  if (thumbnail && thumbnail !== broken)
    return (
      <span className={frame}>
        <img
          src={assetUrl(thumbnail)}
          alt=""
          loading="lazy"
          decoding="async"
          className={picture}
          onError={() => setBroken(thumbnail)}
        />
      </span>
    )
  return (
    <span aria-hidden="true" className={ground({ slot: slotOf(category) })}>
      {initials(name)}
    </span>
  )
}

const frame = css({ display: 'block', height: '24', background: 'sunken' })
const picture = css({ width: 'full', height: 'full', objectFit: 'cover' })
const ground = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '16',
    textStyle: 'title',
    fontWeight: 'label',
  },
  variants: {
    slot: {
      0: { background: 'avatar.0.bg', color: 'avatar.0.fg' },
      1: { background: 'avatar.1.bg', color: 'avatar.1.fg' },
      2: { background: 'avatar.2.bg', color: 'avatar.2.fg' },
      3: { background: 'avatar.3.bg', color: 'avatar.3.fg' },
      4: { background: 'avatar.4.bg', color: 'avatar.4.fg' },
      5: { background: 'avatar.5.bg', color: 'avatar.5.fg' },
      6: { background: 'avatar.6.bg', color: 'avatar.6.fg' },
      7: { background: 'avatar.7.bg', color: 'avatar.7.fg' },
    },
  },
})
