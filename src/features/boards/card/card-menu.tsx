import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Menu } from '#src/ui/overlay/menu.tsx'
import { css } from '#styled-system/css'
import { useCardEntries } from './use-card-entries.tsx'

/** The menu of a card, for users who do not drag. It appears under the pointer and with the focus; on touch it is always there. */
export function CardMenu({ card }: { card: CardRow }) {
  const { t } = useLingui()
  const entries = useCardEntries(card)
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton size="sm" label={t`More actions for ${{ title: card.title }}`} className={corner}>
          <EllipsisHorizontalIcon />
        </IconButton>
      }
      entries={entries}
    />
  )
}

const corner = css({
  position: 'absolute',
  zIndex: 'raised',
  insetBlockStart: '1.5',
  insetInlineEnd: '1.5',
  background: 'surface',
  opacity: '0',
  ':is(article:hover, article:focus-within) > &': { opacity: 'full' },
  _expanded: { opacity: 'full' },
  _touch: { opacity: 'full' },
  _print: { display: 'none' },
})
