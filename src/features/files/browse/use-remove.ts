import { useFileNavigation } from '#src/features/files/use-file-navigation.ts'
import { useFolder } from '#src/features/files/use-folder.ts'

/** Removes items from the folder. Closes the details if they are of one of them. */
export function useRemove() {
  const { remove } = useFolder()
  const { openId, close } = useFileNavigation()

  return (ids: readonly string[]) => {
    if (openId !== undefined && ids.includes(openId)) close()
    void remove(ids)
  }
}
