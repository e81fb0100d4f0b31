/** Calls `take` with the files that the system opens with the installed app at this screen (`file_handlers`). */
export function onLaunchedFiles(take: (files: readonly File[]) => unknown) {
  globalThis.launchQueue?.setConsumer(async ({ files: handles = [] }) => {
    const files = await Promise.all(handles.map(handle => handle.getFile()))
    if (files.length > 0) await take(files)
  })
}

declare global {
  // Not yet in TypeScript's DOM library: https://wicg.github.io/web-app-launch/
  var launchQueue:
    | { setConsumer(consumer: (params: { files?: readonly FileSystemFileHandle[] }) => unknown): void }
    | undefined
}
