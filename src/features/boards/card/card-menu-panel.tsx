import type { CardRow } from '#src/contract/shared/board-rows.ts'
import type { Layer } from '#src/ui/lazy/lazy-layer.tsx'
import { MenuPanel } from '#src/ui/menu/menu-panel.tsx'
import { useCardEntries } from './use-card-entries.tsx'

interface Props extends Layer {
  card: CardRow
  placement: 'bottom-end' | 'top-start'
  onGone: (() => void) | undefined
}

/** The sheet of a card's menu. */
export function CardMenuPanel({ card, onGone, ...panel }: Props) {
  return <MenuPanel {...panel} entries={useCardEntries(card, onGone)} />
}
