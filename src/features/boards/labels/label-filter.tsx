import { TagIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { LabelDot } from './label-dot.tsx'

const route = getRouteApi('/_app/apps/scrumboard/$boardId')
const all = 'all'

/** Shows only the cards with one label. The label is in the address. */
export function LabelFilter() {
  const { t } = useLingui()
  const { labels } = useBoard()
  const wordsOf = useBoardWords()
  const { label } = route.useSearch()
  const navigate = route.useNavigate()
  const chosen = labels.find(({ id }) => id === label)

  return (
    <Menu
      label={t`Labels`}
      placement="bottom-end"
      trigger={
        <Button variant={chosen ? 'soft' : 'secondary'}>
          {chosen ? <LabelDot label={chosen} /> : <TagIcon />}
          {chosen ? wordsOf(chosen.title) : <Trans>Labels</Trans>}
        </Button>
      }
      entries={[
        {
          value: chosen?.id ?? all,
          onChange: value =>
            void navigate({
              search: previous => ({ ...previous, label: value === all ? undefined : value }),
            }),
          options: [
            { value: all, label: t`All cards` },
            ...labels.map(entry => ({
              value: entry.id,
              label: wordsOf(entry.title),
              icon: <LabelDot label={entry} />,
            })),
          ],
        },
      ]}
    />
  )
}
