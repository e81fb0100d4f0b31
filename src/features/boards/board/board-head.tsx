import { ClockIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { AvatarStack } from '#src/features/boards/avatar-stack.tsx'
import { BoardIcon } from '#src/features/boards/board-icon.tsx'
import { dueState } from '#src/features/boards/due-state.ts'
import { Edited } from '#src/features/boards/edited.tsx'
import { LabelFilter } from '#src/features/boards/labels/label-filter.tsx'
import { useBoard } from '#src/features/boards/use-board.ts'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import { BoardMenu } from './board-menu.tsx'
import { useBoardKeys } from './use-board-keys.ts'

const route = getRouteApi('/_app/apps/scrumboard/$boardId')

/** The title of the board, its members, its filters and its menu. */
export function BoardHead() {
  const { t } = useLingui()
  const { board, lists, cards, people, now } = useBoard()
  const { label, due } = route.useSearch()
  const navigate = route.useNavigate()
  useBoardKeys()
  const urgent = cards.filter(card => {
    const list = lists.find(({ id }) => id === card.listId)
    const state = !card.archived && list && dueState(card, list.done, now)
    return state === 'late' || state === 'soon'
  }).length
  const members = board.members.flatMap(id => people.find(person => person.id === id) ?? [])

  return (
    <header className={head}>
      <BoardIcon name={board.icon} />
      <div className={words}>
        <h1 tabIndex={-1} className={css({ textStyle: 'heading', truncate: true })}>
          {board.title}
        </h1>
        <p className={about}>
          {board.description && <span className={text}>{board.description} · </span>}
          <Edited time={board.lastActivity} />
        </p>
      </div>
      <div className={tools}>
        <AvatarStack people={members} className={fromDesk} />
        <Button
          aria-pressed={due === true}
          variant={due ? 'soft' : 'secondary'}
          onClick={() => navigate({ search: previous => ({ ...previous, due: due ? undefined : true }) })}
        >
          <ClockIcon />
          <Trans>Due soon</Trans>
          <span className={figure}>{urgent}</span>
        </Button>
        <LabelFilter />
        {(label || due) && (
          <Button variant="ghost" onClick={() => navigate({ search: {} })}>
            <XMarkIcon />
            <span className={css({ srOnly: { base: true, sm: false } })}>{t`Show all cards`}</span>
          </Button>
        )}
        <BoardMenu />
      </div>
    </header>
  )
}

const head = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3.5',
  paddingInline: 'page',
  paddingBlockStart: '1',
  paddingBlockEnd: '4',
  _print: { paddingInline: '0', '& button': { display: 'none' } },
})
const words = css({ flex: '[1 1 14rem]', minWidth: '0' })
const about = css({
  display: 'flex',
  gap: '1',
  textStyle: 'caption',
  color: 'muted',
  '& > *': { flex: 'none' },
})
const text = css({ flex: '[0 1 auto !important]', truncate: true })
const tools = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexWrap: 'wrap',
  '--stack-ring': '{colors.canvas}',
})
const fromDesk = css({ display: { base: 'none', md: 'inline-flex' }, marginInlineEnd: '2' })
const figure = css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })
