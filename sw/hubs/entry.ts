export { answer } from './answer.ts'
export { changePermissions } from './max-hub.ts'
