import type { Browser } from './engine.ts'
export async function startWebKit(): Promise<Browser> {
  throw new Error('todo')
}
