import { sweepFiles } from '#sw/files/sweep.ts'
import { hasUploadsToCheck } from '#sw/uploads/due.ts'

/** Deletes rows that nothing can reach any more. */
export async function sweep() {
  await sweepFiles()
  if (await hasUploadsToCheck()) await (await import('#sw/uploads/sweep.ts')).sweepUploads()
}
