import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { postgresBinaries } from './binaries.ts'
import { etcdArguments, haproxyConfiguration, type Node, patroniConfiguration } from './configuration.ts'
import { freePorts } from './free-ports.ts'
import { install } from './install.ts'
import { postgresUser } from './postgres-user.ts'

const NODES = 3
const POLL_MS = 250
/** HAProxy counts every node as the leader until its first checks. */
const CONFIRMATIONS = 8
const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy'] as const

/** Three PostgreSQL of which one leads, on one machine. */
export interface Cluster {
  /** The address for clients: HAProxy, which passes them on to the leader. */
  readonly address: string
  /** Resolves to the name of the leader, when there is one other than `ended`. */
  readonly leader: (ended?: string) => Promise<string>
  /** Ends the leader and its Patroni with SIGKILL. Resolves to its name. */
  readonly killLeader: () => Promise<string>
  /** Starts the Patroni of a node again. */
  readonly restart: (name: string) => void
  /** Resolves when every node is up and follows the leader. */
  readonly whenComplete: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts three etcd, three PostgreSQL with Patroni, and HAProxy, in a new temporary folder, on free ports of this machine.
 * Installs Debian's packages when they are missing. Resolves when the leader takes connections.
 */
export async function startCluster(): Promise<Cluster> {
  if (!programs.every(path => existsSync(path)))
    install('postgresql', 'patroni', 'etcd-server', 'etcd-client', 'haproxy')
  const [binaries, user] = [postgresBinaries(), postgresUser()]
  const folder = mkdtempSync(join(tmpdir(), 'outpost-cluster-'))
  const ports = await freePorts(NODES * 4 + 1)
  const [port = 0] = ports
  const nodes = Array.from({ length: NODES }, (_, index): Node => {
    const [etcd = 0, etcdPeers = 0, patroni = 0, postgres = 0] = ports.slice(1 + index * 4)
    const name = `node${index + 1}`
    return { name, folder: join(folder, name), ports: { etcd, etcdPeers, patroni, postgres } }
  })
  const processes = new Map<string, ChildProcess>()
  const start = (name: string, program: string, ...args: string[]) =>
    processes.set(name, spawn(program, args, { ...user, cwd: folder, stdio: 'ignore' }))

  const write = (path: string, content: string) => {
    writeFileSync(path, content)
    return path
  }
  if (user) chownSync(folder, user.uid, user.gid)
  for (const node of nodes) {
    mkdirSync(node.folder)
    if (user) chownSync(node.folder, user.uid, user.gid)
    // JSON is YAML.
    const configuration = JSON.stringify(patroniConfiguration(node, nodes, binaries))
    write(join(node.folder, 'patroni.yml'), configuration)
    start(`etcd ${node.name}`, '/usr/bin/etcd', ...etcdArguments(node, nodes))
  }
  const startNode = (name: string) => start(name, '/usr/bin/patroni', join(folder, name, 'patroni.yml'))
  for (const { name } of nodes) startNode(name)

  /** Returns the nodes as Patroni sees them; none while it does not reply. */
  async function members(): Promise<{ name: string; role: string; state: string }[]> {
    for (const { ports } of nodes) {
      const reply = await fetch(`http://127.0.0.1:${ports.patroni}/cluster`).catch(() => undefined)
      if (reply?.ok) return ((await reply.json()) as { members: never[] }).members
    }
    return []
  }

  async function leader(ended?: string): Promise<string> {
    for (;;) {
      const found = (await members()).find(
        ({ name, role, state }) => name !== ended && role === 'leader' && state === 'running',
      )
      if (found) return found.name
      await wait(POLL_MS)
    }
  }

  /** The state of a follower has different names in the versions of Patroni. */
  async function whenComplete() {
    for (;;) {
      const up = (await members()).filter(({ state }) => state === 'running' || state === 'streaming')
      if (up.length === NODES && up.some(({ role }) => role === 'sync_standby')) return
      await wait(POLL_MS)
    }
  }

  async function killLeader() {
    const name = await leader()
    const postmaster = readFileSync(join(folder, name, 'data', 'postmaster.pid'), 'utf8')
    const patroni = processes.get(name)
    patroni?.kill('SIGKILL')
    process.kill(Number.parseInt(postmaster, 10), 'SIGKILL')
    if (patroni) await once(patroni, 'exit')
    return name
  }

  async function stop() {
    for (const ended of processes.values()) ended.kill('SIGTERM')
    await Promise.all(
      [...processes.values()].map(ended => ended.exitCode ?? ended.signalCode ?? once(ended, 'exit')),
    )
    rmSync(folder, { recursive: true })
  }

  await whenComplete()
  start(
    'haproxy',
    '/usr/sbin/haproxy',
    '-f',
    write(join(folder, 'haproxy.cfg'), haproxyConfiguration(port, nodes)),
  )
  const address = `postgres://outpost@127.0.0.1:${port}/postgres`
  for (let confirmed = 0; confirmed < CONFIRMATIONS; await wait(POLL_MS))
    confirmed = (await leads(address)) ? confirmed + 1 : 0
  return { address, leader, killLeader, restart: name => void startNode(name), whenComplete, stop }
}

/** Returns whether the PostgreSQL at an address takes writes. */
async function leads(address: string) {
  const client = new Client({ connectionString: address })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('SELECT pg_is_in_recovery() AS follows')
    return rows[0]?.follows === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
