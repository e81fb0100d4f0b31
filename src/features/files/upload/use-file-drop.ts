import { type DragEvent, useState } from 'react'
import { droppedFiles, type PickedFile } from './picked-files.ts'

/** Takes files and folders that are dragged from the desktop. Without a function nothing can be dropped. */
export function useFileDrop(take: ((files: readonly PickedFile[]) => void) | undefined) {
  const [isOver, setIsOver] = useState(false)
  const carriesFiles = ({ dataTransfer }: DragEvent) => take && dataTransfer.types.includes('Files')

  const target = {
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave(event: DragEvent) {
      const isWithin =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (!isWithin) setIsOver(false)
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      void droppedFiles(event.dataTransfer).then(take)
    },
  }

  return { isOver, target }
}
