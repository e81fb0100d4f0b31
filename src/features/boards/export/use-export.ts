import { useLingui } from '@lingui/react/macro'
import { saveFile } from '#src/device/files/save-file.ts'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { byPosition } from '#src/lib/place-after.ts'
import { fold } from '#src/lib/text/fold.ts'

/** A name for a file: letters without accents, and hyphens. */
const fileName = (title: string) =>
  fold(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'board'

/** Downloads the board, archived cards too: as JSON with everything, or as CSV for a spreadsheet. */
export function useExport() {
  const { t } = useLingui()
  const { board, lists, labels, cards, people } = useBoard()
  const wordsOf = useBoardWords()
  const name = fileName(board.title)

  function downloadJson() {
    const content = {
      ...board,
      labels,
      lists: lists.toSorted(byPosition).map(list => ({
        ...list,
        cards: cards.filter(card => card.listId === list.id).toSorted(byPosition),
      })),
    }
    saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), `${name}.json`)
  }

  async function downloadCsv() {
    const { boardCsv } = await import('./board-csv.ts')
    const head = [
      t`List`,
      t`Title`,
      t`Description`,
      t`Labels`,
      t`Due`,
      t`Members`,
      t`Checklist`,
      t`Archived`,
    ] as const
    const text = boardCsv({ lists, labels, cards, people }, head, wordsOf)
    // With the byte order mark Excel reads UTF-8.
    saveFile(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
  }

  return { downloadJson, downloadCsv }
}
