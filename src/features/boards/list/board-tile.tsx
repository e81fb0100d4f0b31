import { Link } from '@tanstack/react-router'
import type { BoardSummary } from '#src/contract/shared/board-rows.ts'
import { AvatarStack } from '#src/features/boards/avatar-stack.tsx'
import { BoardIcon } from '#src/features/boards/board-icon.tsx'
import { Edited } from '#src/features/boards/edited.tsx'
import { Tile, tileFoot, tileLink } from '#src/ui/layout/tile.tsx'
import { css } from '#styled-system/css'

/** A board in the list of boards. */
export const BoardTile = ({ board }: { board: BoardSummary }) => (
  <Tile
    lead={<BoardIcon name={board.icon} />}
    title={
      <Link to="/apps/scrumboard/$boardId" params={{ boardId: board.id }} className={tileLink}>
        {board.title}
      </Link>
    }
    text={board.description}
  >
    <footer className={tileFoot}>
      <AvatarStack people={board.members} />
      <span className={edited}>
        <Edited time={board.lastActivity} />
      </span>
    </footer>
  </Tile>
)

const edited = css({ flex: '1', textAlign: 'end', textStyle: 'caption', color: 'subtle' })
