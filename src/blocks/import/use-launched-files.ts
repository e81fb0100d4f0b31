import { useEffect, useEffectEvent } from 'react'

/** Calls `take` with the files that the system opens with the installed app at this screen (`file_handlers`). */
export function useLaunchedFiles(take: (files: readonly File[]) => Promise<void>) {
  const takeHandles = useEffectEvent(async (handles: readonly FileSystemFileHandle[]) => {
    const files = await Promise.all(handles.map(handle => handle.getFile()))
    if (files.length > 0) await take(files)
  })

  useEffect(() => {
    globalThis.launchQueue?.setConsumer(({ files = [] }) => void takeHandles(files))
  }, [])
}

declare global {
  // Not yet in TypeScript's DOM library: https://wicg.github.io/web-app-launch/
  var launchQueue:
    | { setConsumer(consumer: (params: { files?: readonly FileSystemFileHandle[] }) => void): void }
    | undefined
}
