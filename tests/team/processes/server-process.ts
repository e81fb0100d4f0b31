import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** The server of a team as a process of its own, on a free port, which a test starts and kills. */
export class ServerProcess {
  port = 0
  readonly #env: Record<string, string>
  #process: ChildProcess | undefined

  constructor(env: Record<string, string>) {
    this.#env = env
  }

  /** Starts it, and waits until it has filled its database. Its clock is that many ms ahead. */
  async start(ahead = 0) {
    const clock = `data:text/javascript,const now=Date.now;Date.now=()=>now()+${ahead}`
    const args = ['--import', clock, '--import', 'tsx', 'server/main.ts']
    const started = spawn(process.execPath, args, {
      env: { ...process.env, ...this.#env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = started
    this.port = await new Promise<number>((resolve, reject) => {
      started.once('exit', code => reject(new Error(`The server ended with ${code}`)))
      started.stdout.on('data', lines => {
        const port = /"address":"http:\/\/127\.0\.0\.1:(\d+)/.exec(String(lines))?.[1]
        if (port) resolve(Number(port))
      })
    })
    started.removeAllListeners('exit')
  }

  async kill() {
    const ended = this.#process
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
    ended.kill('SIGKILL')
    await once(ended, 'exit')
  }
}
