import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { LazyLayer } from '#src/ui/lazy/lazy-layer.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const CardMenuPanel = lazyWithRetry(() =>
  import('./card-menu-panel.tsx').then(module => module.CardMenuPanel),
)

interface Props {
  card: CardRow
  size?: 'sm' | 'md'
  placement?: 'bottom-end' | 'top-start'
  className?: string
  /** Called before the card leaves the board. */
  onGone?: () => void
}

/** The menu of a card, for users who do not drag. Its entries are made when it opens, not for every card of the board. */
export function CardMenu({ card, size = 'sm', placement = 'bottom-end', className, onGone }: Props) {
  const { t } = useLingui()
  return (
    <LazyLayer
      popup="menu"
      preload={CardMenuPanel.preload}
      trigger={
        <IconButton size={size} label={t`More actions for ${{ title: card.title }}`} className={className}>
          <EllipsisHorizontalIcon />
        </IconButton>
      }
    >
      {layer => <CardMenuPanel card={card} placement={placement} onGone={onGone} {...layer} />}
    </LazyLayer>
  )
}
