import { PlusIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { BoardDialog } from '#src/features/boards/form/board-dialog.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { tileGrid } from '#src/ui/layout/tile.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { BoardTile } from './board-tile.tsx'

const route = getRouteApi('/_app/apps/scrumboard/')

/** All boards, the one with the latest activity first, and a tile that creates one. */
export function BoardsPage() {
  const { t } = useLingui()
  const boards = route.useLoaderData()
  const navigate = useNavigate()
  const mayAdd = useCan()('boards', 'create')
  const [isAdding, setIsAdding] = useState(false)
  const add = () => setIsAdding(true)
  useKeyboardShortcuts(mayAdd ? [{ keys: 'n', label: t`New board`, run: add }] : [])
  const open = (boardId: string) => void navigate({ to: '/apps/scrumboard/$boardId', params: { boardId } })

  return (
    <PageLayout title={t`Boards`} lead={<Plural value={boards.length} one="# board" other="# boards" />}>
      {boards.length === 0 && !mayAdd && (
        <EmptyState title={<Trans>There is no board yet</Trans>}>
          <Trans>Boards that others create appear here.</Trans>
        </EmptyState>
      )}
      <ul className={tileGrid}>
        {boards.map(board => (
          <BoardTile key={board.id} board={board} />
        ))}
        {mayAdd && (
          <li>
            <button type="button" className={cx(sheet(), adding)} onClick={add}>
              <PlusIcon />
              <Trans>New board</Trans>
            </button>
          </li>
        )}
      </ul>
      <BoardDialog open={isAdding} onClose={() => setIsAdding(false)} onCreated={open} />
    </PageLayout>
  )
}

const adding = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minHeight: '[11.5rem]',
  color: 'muted',
  fontWeight: 'label',
  background: '[transparent]',
  boxShadow: '[none]',
  border: '[1.5px dashed {colors.borderStrong}]',
  _hover: { background: 'hover', color: 'fg' },
  '& svg': { width: 'icon.lg', height: 'icon.lg' },
  _print: { display: 'none' },
})
