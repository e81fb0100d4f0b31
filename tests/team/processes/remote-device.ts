import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OutboxRow } from '#sw/team/domain.ts'
import type { Commands } from './device-process.ts'
import { transactionsIn } from './journal.ts'

type Message = { id: number; result?: unknown; error?: string } | { accepted: string; call: string }

/** A device as a process of its own. */
export class RemoteDevice {
  /** The writes that the device has accepted, by their key. */
  readonly accepted = new Map<string, string>()
  readonly #folder = mkdtempSync(join(tmpdir(), 'outpost-device-'))
  readonly #journal = join(this.#folder, 'journal')
  readonly #waiting = new Map<number, (message: { result?: unknown; error?: string }) => void>()
  #process: ChildProcess | undefined
  #last = 0
  #onAccepted = () => {}

  /** Starts the device with its database as the last process has left it. */
  async start() {
    const script = join(import.meta.dirname, 'device-process.ts')
    const env = { ...process.env, JOURNAL: this.#journal }
    this.#process = fork(script, { execArgv: ['--import', 'tsx'], serialization: 'advanced', env })
    this.#process.on('message', (message: Message) => {
      if ('accepted' in message) {
        this.accepted.set(message.accepted, message.call)
        return this.#onAccepted()
      }
      this.#waiting.get(message.id)?.(message)
      this.#waiting.delete(message.id)
    })
    this.#process.on('exit', () => {
      for (const end of this.#waiting.values()) end({ error: 'The device has ended' })
      this.#waiting.clear()
    })
    await new Promise<void>((resolve, reject) =>
      this.#waiting.set(0, ({ error }) => (error ? reject(new Error(error)) : resolve())),
    )
  }

  /** Runs a command. Rejects with its error, and when the device ends. */
  async run<Name extends keyof Commands>(name: Name, ...args: Parameters<Commands[Name]>) {
    const id = ++this.#last
    const ended = new Promise<{ result?: unknown; error?: string }>(resolve => this.#waiting.set(id, resolve))
    this.#process?.send({ id, name, args })
    const { result, error } = await ended
    if (error) throw new Error(error)
    return result as Awaited<ReturnType<Commands[Name]>>
  }

  /** Resolves when the device has accepted so many more writes. */
  async accepts(writes: number) {
    for (let left = writes; left > 0; left--)
      await new Promise<void>(resolve => {
        this.#onAccepted = resolve
      })
  }

  /** Ends the process with SIGKILL. What it was asked for rejects. */
  async kill() {
    const ended = this.#process
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
    ended.kill('SIGKILL')
    await once(ended, 'exit')
  }

  /** Returns the keys of all writes that the database of the device has ever had in its outbox. */
  stored() {
    const keys = new Set<string>()
    for (const changes of transactionsIn(this.#journal))
      for (const change of changes)
        if (change.table === 'outbox' && 'put' in change) keys.add((change.put as OutboxRow).key)
    return keys
  }

  async end() {
    await this.kill()
    rmSync(this.#folder, { recursive: true })
  }
}
