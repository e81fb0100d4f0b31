import { useEffect, useEffectEvent } from 'react'
import { useDialog } from '#src/features/contacts/use-dialog.ts'
import { shareFiles } from './import-files.ts'

/** Takes the business cards that the system opened with the installed app, if the user may import them. */
export function useLaunchedFiles(canImport: boolean) {
  const { open } = useDialog()

  const take = useEffectEvent(async (handles: readonly FileSystemFileHandle[]) => {
    if (!canImport || handles.length === 0) return
    shareFiles(await Promise.all(handles.map(handle => handle.getFile())))
    open('import')
  })

  useEffect(() => {
    globalThis.launchQueue?.setConsumer(({ files = [] }) => void take(files))
  }, [])
}

declare global {
  // Not yet in TypeScript's DOM library: https://wicg.github.io/web-app-launch/
  var launchQueue:
    | { setConsumer(consumer: (params: { files?: readonly FileSystemFileHandle[] }) => void): void }
    | undefined
}
