import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import type { ListedItem } from '#src/features/files/load-files.ts'
import { useFolder } from '#src/features/files/use-folder.ts'
import { followPointer, type Point } from '#src/ui/drag/follow-pointer.ts'
import { pressToDrag } from '#src/ui/drag/press-to-drag.ts'
import { waitForTouches } from '#src/ui/drag/wait-for-touches.ts'
import type { List } from '#src/ui/lists/use-list.ts'

/** The items that are dragged, and the folder below the pointer. */
export interface Dragged {
  items: readonly ListedItem[]
  /** Where the pointer was pressed. */
  start: Point
  /** Its id, or the text 'null' for the root; undefined where nothing can be dropped. */
  over?: string | undefined
}

export type ItemDrag = ReturnType<typeof useItemDrag>

/** For an element that items can be dropped on. `null` is the root. */
export const dropOn = (folderId: string | null) => ({ 'data-drop-folder': String(folderId) })

/** Drags items onto folders: the pressed one, or all selected ones. `pane` contains everything that is dragged. */
export function useItemDrag(pane: HTMLElement | null, list: List) {
  const { items, may, move } = useFolder()
  const [dragged, setDragged] = useState<Dragged>()
  useEffect(() => (pane ? waitForTouches(pane) : undefined), [pane])

  /** For `onPointerDown` of a tile. */
  function press(item: ListedItem, event: PointerEvent<HTMLElement>) {
    if (!may.edit) return
    const start = { x: event.clientX, y: event.clientY }
    const { selection } = list
    const pressed = selection.isSelected(item.id)
      ? items.filter(({ id }) => selection.isSelected(id))
      : [item]
    pressToDrag(event, () => setDragged({ items: pressed, start }))
  }

  /** The folder at a point, unless all dragged items are in it already, or it is one of them. */
  function folderAt({ x, y }: Point): string | undefined {
    const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-folder]')
    const id = target?.dataset.dropFolder
    if (id === undefined || !pane?.contains(target ?? null)) return undefined
    const isNew = dragged?.items.some(({ folderId }) => String(folderId) !== id)
    return isNew && !dragged?.items.some(item => item.id === id) ? id : undefined
  }

  function drop() {
    setDragged(undefined)
    if (dragged?.over === undefined) return
    list.selection.clear()
    void move(
      dragged.items.map(({ id }) => id),
      dragged.over === 'null' ? null : dragged.over,
    )
  }

  const point = useEffectEvent((at: Point) => {
    const over = folderAt(at)
    if (dragged && over !== dragged.over) setDragged({ ...dragged, over })
  })
  const end = useEffectEvent((isDropped: boolean) => (isDropped ? drop() : setDragged(undefined)))
  const scrollers = useEffectEvent(() => [pane?.querySelector('[data-tiles]')])
  const isDragging = dragged !== undefined
  useEffect(() => {
    if (isDragging) return followPointer({ scrollersAt: scrollers, onMove: point, onEnd: end })
  }, [isDragging])

  return { dragged, press, isOver: (folderId: string | null) => dragged?.over === String(folderId) }
}
