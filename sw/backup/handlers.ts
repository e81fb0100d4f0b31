import { backup } from '#src/contract/backup.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { inspect, readFile, restore, undoRestore, whenReplaced } from './backup.ts'
import { exportAll } from './export-all.ts'

export const handlers = handle(backup, {
  export: () => exportAll(),
  inspect: ({ body, lang }) => inspect(body.file, lang),
  restore: prepared(
    ({ body, lang }) => readFile(body.file, lang),
    ({ lang }, tables) => restore(tables, lang),
  ),
  replaced: () => whenReplaced(),
  undoRestore: () => undoRestore(),
})
