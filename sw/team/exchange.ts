/*
 * What a device and the server of its team exchange, with the schemas of all rows: one chunk, which is loaded in a team
 * and for joining one.
 */
export { onSync, syncAfterWrite } from './background-sync.ts'
export { fetchBlob } from './blob.ts'
export { connect, enter } from './join.ts'
export { syncAtChange } from './sync.ts'
