import { client } from '#src/api/client.ts'
import { sharedQuery } from '#src/api/shared-query.ts'
import { everything } from '#src/contract/backup.ts'
import { team } from '#src/contract/team.ts'

/** The rows that the team does not have as this device has them. Each write and each sync can change them. */
export const waitingRows = sharedQuery([...everything, 'permissions', 'team'], client(team).waitingRows)
