/** Made by `scripts/worker-chunks.ts`. */
declare module 'virtual:worker-chunks' {
  /** Imports the script of every chunk, so that each can be imported again later, offline too. Call it while the worker is installed. */
  export const installChunks: () => void
}
