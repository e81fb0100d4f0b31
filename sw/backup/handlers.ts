import { backup } from '#src/contract/backup.ts'
import { type Parts, part } from '#sw/part.ts'
import { handle } from '#sw/server/handle.ts'
import type { Tables } from './read-file.ts'

type Part = Parts['backup']

export const backupRoutes = handle(backup, {
  export: async () => (await part('backup')).exportAll(),
  restore: {
    prepare: async ({ body, lang }) => {
      const { readFile, restore } = await part('backup')
      return { tables: await readFile(body.file, lang), restore }
    },
    write: ({ lang }, prepared) => {
      const { tables, restore } = prepared as { tables: Tables } & Pick<Part, 'restore'>
      return restore(tables, lang)
    },
  },
  replaced: async () => (await part('backup')).whenReplaced(),
  takeBack: {
    prepare: async () => (await part('backup')).takeBack,
    write: (_, takeBack) => (takeBack as Part['takeBack'])(),
  },
})
