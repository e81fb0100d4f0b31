import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Driver, Key } from './engine.ts'
import { eventually } from './eventually.ts'

/** Of the protocol: https://www.w3.org/TR/webdriver2. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const binary = fileURLToPath(new URL('webkit-browser.mjs', import.meta.url))
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C' }
const screen = { width: 1280, height: 900 }
/** How long a script and the load of a page may take, in ms. */
const timeouts = { script: 60_000, pageLoad: 12_000 }
/** How long the browser may take for any call; it does not respond to those of a page whose process has ended. */
const CALL_TIMEOUT_MS = 70_000

type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

/** Starts a browser of WebKitGTK on a display of its own, which is driven over WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const number = await firstOutput(display)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, TZ: 'Asia/Ho_Chi_Minh', LC_ALL: 'C.UTF-8' },
  })
  const call = callsOf(`http://127.0.0.1:${port}`)
  await eventually(() => call('GET', '/status'))
  const data = mkdtempSync(join(tmpdir(), 'outpost-webkit-'))
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary, args: [data] },
        timeouts,
      },
    },
  })
  const session: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  // It stays open, because the session ends with its last window.
  const first = await session<string>('GET', '/window')
  const webProcesses = () => descendants(driver.pid, 'WebKitWebProces')
  const [processOfFirst] = webProcesses()
  const opened = new Set<Driver>()
  return {
    newTab: () =>
      inTurn(async () => {
        await session('POST', '/window', { handle: first })
        const { handle } = await session<{ handle: string }>('POST', '/window/new', { type: 'window' })
        await session('POST', '/window', { handle })
        await session('POST', '/window/rect', { x: 0, y: 0, ...screen })
        const tab = driverOf(handle, session)
        opened.add(tab)
        return { ...tab, close: () => (opened.delete(tab) ? tab.close() : Promise.resolve()) }
      }),
    // A worker runs in the process of a page of its site, and the session ends when the process of an open page does.
    stopWorkers: async () => {
      for (const tab of opened) await tab.close()
      opened.clear()
      const stopped = webProcesses().filter(pid => pid !== processOfFirst)
      for (const pid of stopped) end(pid)
      // So that the browser can notice their end before the next page is opened.
      await eventually(async () => {
        if (webProcesses().some(pid => stopped.includes(pid))) throw new Error('A process has not ended')
      })
    },
    stopsTabs: true,
    close: async () => {
      await session('DELETE', '').catch(() => undefined)
      driver.kill()
      display.kill()
      rmSync(data, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Ends a process immediately, unless it has ended. */
function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function driverOf(handle: string, session: Call): Driver {
  /** Calls the window of this tab. The calls of all tabs are in sequence, because a session has one current window. */
  const inWindow: Call = (method, path, body) =>
    inTurn(async () => {
      await session('POST', '/window', { handle })
      return session(method, path, body)
    })
  const run = async (script: (argument: never) => unknown, argument: unknown) => {
    const reply = await inWindow<{ value?: unknown; error?: string }>('POST', '/execute/async', {
      script: `const [argument, done] = arguments
        Promise.resolve().then(() => (${script})(argument)).then(
          value => done({ value }),
          error => done({ error: String(error) }),
        )`,
      args: [argument ?? null],
    })
    if (reply.error !== undefined) throw new Error(reply.error)
    return reply.value
  }
  return {
    // A page that is opened just after its worker's process was killed sometimes never loads: see decision 050.
    goto: url =>
      inWindow('POST', '/url', { url }).catch((error: Error) => {
        if (!error.message.includes('timeout')) throw error
        return inWindow('POST', '/url', { url })
      }) as Promise<void>,
    reload: () => inWindow('POST', '/refresh', {}),
    evaluate: (script, argument) => run(script, argument) as never,
    element: async (find, argument) => {
      const found = (await run(find, argument)) as Record<string, string> | null | undefined
      const path = found && `/element/${found[elementKey]}`
      return path
        ? {
            click: () => inWindow('POST', `${path}/click`, {}),
            type: text => inWindow('POST', `${path}/value`, { text }),
          }
        : undefined
    },
    press: key =>
      inWindow('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: keys[key] },
              { type: 'keyUp', value: keys[key] },
            ],
          },
        ],
      }),
    close: () => inWindow('DELETE', '/window'),
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs an action after the previous ones. */
function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const own = last.then(act, act)
  last = own
  return own
}

/** Returns a function that calls a WebDriver server. It rejects with the server's message. */
const callsOf =
  (server: string): Call =>
  async (method, path, body) => {
    const response = await fetch(server + path, {
      method,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`)
    return value as never
  }

const firstOutput = (process: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    process.once('exit', () => reject(new Error(`${process.spawnfile} has ended`)))
    process.stdio[3]?.once('data', data => resolve(String(data).trim()))
  })

function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  return new Promise(resolve =>
    server.once('listening', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    }),
  )
}

/** Returns the processes below a process that have this name, as Linux shortens it. */
function descendants(root: number | undefined, name: string): number[] {
  const processes = readdirSync('/proc')
    .filter(entry => /^\d+$/.test(entry))
    .flatMap(entry => {
      try {
        const [, pid, comm, parent] =
          /^(\d+) \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? []
        return [{ pid: Number(pid), comm, parent: Number(parent) }]
      } catch {
        return []
      }
    })
  const below = (pid: number | undefined): typeof processes =>
    processes.filter(({ parent }) => parent === pid).flatMap(child => [child, ...below(child.pid)])
  return below(root).flatMap(({ pid, comm }) => (comm === name ? [pid] : []))
}
