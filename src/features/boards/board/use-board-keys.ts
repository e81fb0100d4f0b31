import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useBoard } from '#src/features/boards/use-board.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { printPage } from '#src/ui/layout/print-page.ts'

const route = getRouteApi('/_app/apps/scrumboard/$boardId')

const focusedCard = () => document.activeElement?.closest<HTMLElement>('li[data-card]')

/** The list that has the focus, or the first one. */
const currentList = () =>
  document.activeElement?.closest('[data-list]') ?? document.querySelector('[data-list]')

/** Focuses the card that is `by` places below the focused one, or the first card of the current list. */
function stepCard(by: number) {
  const card = focusedCard()
  const index = card ? Number(card.dataset.index) + by : 0
  currentList()?.querySelector<HTMLElement>(`li[data-index="${index}"] a`)?.focus()
}

/** Focuses the first card of the list that is `by` places right of the current one. */
function stepList(by: number) {
  const lists = [...document.querySelectorAll('[data-list]')]
  const list = lists[lists.findIndex(other => other === currentList()) + by]
  list?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const first = list?.querySelector<HTMLElement>('li[data-index="0"] a')
  const otherwise = list?.querySelector<HTMLElement>('[data-add-card]')
  const target = first ?? otherwise
  target?.focus()
}

/** The keyboard shortcuts of a board. */
export function useBoardKeys() {
  const { t } = useLingui()
  const { may } = useBoard()
  const navigate = route.useNavigate()
  const toggle = (name: 'due' | 'archive') =>
    void navigate({ search: previous => ({ ...previous, [name]: previous[name] ? undefined : true }) })

  useKeyboardShortcuts([
    { keys: 'j', label: t`Next card`, run: () => stepCard(1) },
    { keys: 'k', label: t`Previous card`, run: () => stepCard(-1) },
    { keys: 'l', label: t`Next list`, run: () => stepList(1) },
    { keys: 'h', label: t`Previous list`, run: () => stepList(-1) },
    ...(may.add
      ? [
          {
            keys: 'n',
            label: t`New card`,
            run: () => currentList()?.querySelector<HTMLElement>('[data-add-card]')?.click(),
          },
        ]
      : []),
    // A card handles this key itself.
    ...(may.edit ? [{ keys: 'Space', label: t`Pick up the card, and drop it`, run: () => undefined }] : []),
    { keys: 'd', label: t`Only cards that are due soon`, run: () => toggle('due') },
    { keys: 'a', label: t`Archived cards`, run: () => toggle('archive') },
    { keys: 'p', label: t`Print the board`, run: printPage },
  ])
}
