import { Avatar } from '#src/ui/badge/avatar.tsx'
import { SpriteIcon } from '#src/ui/icon/sprite-icon.tsx'
import { cva } from '#styled-system/css'
import type { Entry } from './inboxes.ts'

/** A picture, an icon, or the initials of the title. */
export function RowLead({ entry: { image, icon, title } }: { entry: Entry }) {
  if (image || !icon) return <Avatar decorative name={title.replace(/<[^<>]*>/g, '')} image={image ?? null} />
  return (
    <span aria-hidden="true" className={circle({ tone: tones[icon] ?? 'info' })}>
      <SpriteIcon name={icon} />
    </span>
  )
}

type Tone = 'info' | 'success' | 'warning' | 'danger'

/** Icons that have a positive or negative meaning in every entry. */
const tones: Record<string, Tone> = {
  'exclamation-triangle': 'warning',
  'exclamation-circle': 'danger',
  'no-symbol': 'danger',
  'x-circle': 'danger',
  'shield-check': 'success',
  'check-circle': 'success',
  'check-badge': 'success',
  banknotes: 'success',
  star: 'warning',
}

const circle = cva({
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 'avatar.md',
    height: 'avatar.md',
    borderRadius: 'full',
  },
  variants: {
    tone: {
      info: { background: 'info.subtle', color: 'info.text' },
      success: { background: 'success.subtle', color: 'success.text' },
      warning: { background: 'warning.subtle', color: 'warning.text' },
      danger: { background: 'danger.subtle', color: 'danger.text' },
    },
  },
})
