import { type DragEvent, useState } from 'react'

/**
 * Takes files that are dragged from the desktop onto an element, which gets the `target` handlers. `isOver` while they
 * are over it. Without a function nothing can be dropped.
 */
export function useFileDrop(take: ((transfer: DataTransfer) => unknown) | undefined) {
  const [isOver, setIsOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => take && dataTransfer.types.includes('Files')

  const target = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave(event: DragEvent) {
      const isWithin =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (!isWithin) setIsOver(false)
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      take?.(event.dataTransfer)
    },
  }

  return { isOver, target }
}
