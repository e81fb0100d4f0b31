/** Made by `scripts/worker-chunks.ts`. */
declare module 'virtual:worker-chunks' {
  /**
   * Imports the script of every chunk, so that each can be imported again later, also offline. Call it during
   * install.
   */
  export const installChunks: () => void
}
