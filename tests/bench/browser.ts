import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { chromiumFlags } from '#tests/support/browser/chromium.ts'

type Message = {
  id?: number
  method?: string
  sessionId?: string
  params?: Record<string, unknown>
  result?: never
  error?: { message: string }
}
type Listener = (params: Record<string, unknown>) => void

/**
 * Starts Chromium with its debugging pipe. The driver of a test runner observes every request, which makes each one 1.4
 * times slower; this one only navigates and evaluates.
 */
export async function launch(executable = process.env.CHROMIUM ?? '/usr/bin/chromium') {
  const profile = mkdtempSync(join(tmpdir(), 'outpost-bench-'))
  const flags = [
    '--headless=new',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    ...chromiumFlags,
    ...unthrottled,
  ]
  const process_ = spawn(executable, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const connection = connect(process_)

  return {
    /** Returns the heap size of the worker with this script address after garbage collection, in bytes. */
    async heapOf(url: string): Promise<number> {
      const { targetInfos } = await connection.send('Target.getTargets')
      const targetId = targetInfos.find(target => target.url === url)?.targetId
      const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true })
      await connection.send('HeapProfiler.collectGarbage', {}, sessionId)
      const { usedSize } = await connection.send('Runtime.getHeapUsage', {}, sessionId)
      await connection.send('Target.detachFromTarget', { sessionId })
      return usedSize
    },

    async newPage() {
      const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' })
      const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true })
      const send = (method: string, params?: object) => connection.send(method, params, sessionId)
      await Promise.all([send('Page.enable'), send('Runtime.enable'), send('ServiceWorker.enable')])
      return {
        async goto(url: string) {
          const loaded = connection.once('Page.loadEventFired', sessionId)
          await send('Page.navigate', { url })
          await loaded
        },
        /** Evaluates an expression in the page; resolves to its awaited value. */
        async evaluate<T>(expression: string): Promise<T> {
          const reply = await send('Runtime.evaluate', {
            expression,
            awaitPromise: true,
            returnByValue: true,
          })
          if (reply.exceptionDetails)
            throw new Error(JSON.stringify(reply.exceptionDetails.exception?.description))
          return reply.result.value
        },
        /**
         * Stops every worker and waits until they have ended. It does not wait for a worker that starts again
         * immediately.
         */
        async stopWorkers() {
          await send('ServiceWorker.stopAllWorkers')
          for (let time = 0; time < 100; time++) {
            if (!isRunning(await connection.send('Target.getTargets'))) return
            await new Promise(resolve => setTimeout(resolve, 5))
          }
        },
        /** Gives the page the size of a window, in px. */
        resize: (width: number, height: number) =>
          send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false }),
        /** Makes the page's processor this many times slower. */
        throttle: (rate: number) => send('Emulation.setCPUThrottlingRate', { rate }),
        close: () => connection.send('Target.closeTarget', { targetId }),
      }
    },
    async close() {
      await connection.send('Browser.close').catch(() => undefined)
      await new Promise(resolve => process_.once('exit', resolve))
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

export type Tab = Awaited<ReturnType<Awaited<ReturnType<typeof launch>>['newPage']>>

function connect({ stdio }: ChildProcess) {
  const [input, output] = [stdio[3] as Writable, stdio[4] as Readable]
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  const listeners = new Map<string, Listener[]>()
  let rest = ''
  let last = 0

  output.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\0')
    rest = parts.pop() ?? ''
    for (const part of parts) receive(JSON.parse(part))
  })

  function receive({ id, method, sessionId, params, result, error }: Message) {
    if (id === undefined) {
      for (const listener of listeners.get(`${method} ${sessionId}`)?.splice(0) ?? []) listener(params ?? {})
      return
    }
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result as never)
  }

  return {
    send(method: string, params: object = {}, sessionId?: string) {
      const id = ++last
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      return new Promise<Reply>((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    once: (method: string, sessionId: string) =>
      new Promise<Record<string, unknown>>(resolve => {
        const key = `${method} ${sessionId}`
        listeners.set(key, [...(listeners.get(key) ?? []), resolve])
      }),
  }
}

/** With these flags a page in the background is as fast as the page in front. */
const unthrottled = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
]

const isRunning = ({ targetInfos }: Reply) => targetInfos.some(({ type }) => type === 'service_worker')

interface Reply {
  targetId: string
  sessionId: string
  targetInfos: { targetId: string; type: string; url: string }[]
  usedSize: number
  result: { value: never }
  exceptionDetails?: { exception?: { description: string } }
}
