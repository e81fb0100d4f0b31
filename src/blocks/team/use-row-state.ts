import { useSyncExternalStore } from 'react'
import { client } from '#src/api/client.ts'
import { sharedQuery } from '#src/api/shared-query.ts'
import { everything } from '#src/contract/backup.ts'
import { team } from '#src/contract/team.ts'
import type { MarkedRow } from './marked-tables.ts'

/** The rows that the team does not have as this device has them. Each write and each sync can change them. */
const waitingRows = sharedQuery([...everything, 'team'], client(team).waitingRows)

/** Returns whether the latest change of a row waits to be sent to the team, or was refused by it; otherwise undefined. */
export const useRowState = ({ table, id }: MarkedRow) =>
  useSyncExternalStore(waitingRows.subscribe, () => waitingRows.snapshot().data?.[table]?.[id])
