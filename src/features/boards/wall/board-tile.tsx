import { Link } from '@tanstack/react-router'
import type { BoardSummary } from '#src/contract/shared/board-rows.ts'
import { AvatarStack } from '#src/features/boards/avatar-stack.tsx'
import { BoardIcon } from '#src/features/boards/board-icon.tsx'
import { Edited } from '#src/features/boards/edited.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

/** A board on the wall. The link in its title covers the whole tile. */
export const BoardTile = ({ board }: { board: BoardSummary }) => (
  <li>
    <article className={cx(sheet(), tile)}>
      <BoardIcon name={board.icon} />
      <div className={css({ flex: '1', minWidth: '0' })}>
        <h2 className={css({ textStyle: 'titleSm' })}>
          <Link to="/apps/scrumboard/$boardId" params={{ boardId: board.id }} className={cover}>
            {board.title}
          </Link>
        </h2>
        {board.description && <p className={about}>{board.description}</p>}
      </div>
      <footer className={foot}>
        <AvatarStack people={board.members} />
        <span className={edited}>
          <Edited time={board.lastActivity} />
        </span>
      </footer>
    </article>
  </li>
)

const tile = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '3.5',
  minHeight: '[11.5rem]',
  padding: 'card',
  transition: '[box-shadow {durations.fast}]',
  '&:has(a:hover)': { boxShadow: '[{shadows.md}, {shadows.hairline}]' },
  _print: { breakInside: 'avoid' },
})
const cover = css({
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
  _focusVisible: {
    outline: 'none',
    boxShadow: '[none]',
    _after: { outline: 'focus', outlineOffset: '[2px]' },
  },
})
const about = css({ color: 'muted', lineClamp: '2', marginBlockStart: '1' })
const foot = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '8',
  marginBlockStart: 'auto',
})
const edited = css({ flex: '1', textAlign: 'end', textStyle: 'caption', color: 'subtle' })
