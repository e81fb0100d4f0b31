import { type ReactNode, useState } from 'react'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css, cva, cx } from '#styled-system/css'
import { initials, slotOf } from './initials.ts'
import { Presence, type PresenceState } from './presence.tsx'

type ColourSlot = ReturnType<typeof slotOf>
type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl'
type Props = {
  /** The name of the person. Screen readers read it, unless `decorative` because the name is next to it. */
  name: string
  /** The path of a picture, as in the data; initials are shown without one, or when it does not load. */
  image?: string | null
  /** Shown instead of initials when there is no name. */
  icon?: ReactNode
  size?: Size
  presence?: PresenceState
  /** The colour of the initials, 0 to 7; by default derived from the name. */
  colour?: ColourSlot
  decorative?: boolean
  className?: string
}

/** A person or a shop, as a picture or as initials on a colour derived from the name. */
export function Avatar({
  name,
  image,
  icon,
  size = 'md',
  presence,
  colour,
  decorative = false,
  className,
}: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = image === broken ? null : image
  const spoken = decorative ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': name }
  return (
    <span className={cx(frame({ size }), className)}>
      <span {...spoken} className={cx(face, !shown && slot({ slot: colour ?? slotOf(name) }))}>
        {shown ? (
          <img
            src={assetUrl(shown)}
            alt=""
            loading="lazy"
            decoding="async"
            className={picture}
            onError={() => setBroken(shown)}
          />
        ) : (
          (icon ?? initials(name))
        )}
      </span>
      {presence && <Presence state={presence} className={corner} />}
    </span>
  )
}

const frame = cva({
  base: {
    position: 'relative',
    display: 'inline-block',
    flex: 'none',
    borderRadius: 'full',
    userSelect: 'none',
  },
  variants: {
    size: {
      xs: { width: 'avatar.xs', height: 'avatar.xs', fontSize: '[0.5625rem]' },
      sm: { width: 'avatar.sm', height: 'avatar.sm', fontSize: 'micro' },
      md: { width: 'avatar.md', height: 'avatar.md', fontSize: 'body' },
      lg: { width: 'avatar.lg', height: 'avatar.lg', fontSize: 'title' },
      xl: { width: 'avatar.xl', height: 'avatar.xl', fontSize: 'figure' },
    },
  },
})
const picture = css({
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  background: 'sunken',
})
const face = css({
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  height: 'full',
  borderRadius: 'full',
  overflow: 'hidden',
  fontWeight: 'title',
  lineHeight: 'none',
  '& svg': { width: '[50%]', height: '[50%]' },
})
const slot = cva({
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
/** Where the circle crosses the diagonal, minus half of the dot. */
const corner = css({
  position: 'absolute',
  inset: '[auto max(0px, 14.6% - 0.4375rem) max(0px, 14.6% - 0.4375rem) auto]',
})
