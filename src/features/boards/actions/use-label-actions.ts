import { boardData } from '#src/features/boards/load-boards.ts'
import { useBoard } from '#src/features/boards/use-board.ts'

/** All actions on the labels of a board. */
export function useLabelActions() {
  const { board, run } = useBoard()
  const { api } = boardData(board.id)

  const createLabel = (title: string) =>
    run(() => api.createLabel({ body: { label: { boardId: board.id, title } } }))

  const renameLabel = (id: string, title: string) =>
    run(
      () => api.updateLabel({ body: { id, label: { title } } }),
      state => ({
        ...state,
        labels: state.labels.map(label => (label.id === id ? { ...label, title } : label)),
      }),
    )

  /** spec: the label goes from the cards that use it. */
  const removeLabel = (id: string) =>
    run(
      () => api.removeLabel({ query: { id } }),
      state => ({ ...state, labels: state.labels.filter(label => label.id !== id) }),
    )

  return { createLabel, renameLabel, removeLabel }
}
