import { join } from 'node:path'

/** One machine of a cluster: an etcd, and a PostgreSQL with its Patroni. */
export interface Node {
  readonly name: string
  readonly folder: string
  readonly ports: {
    readonly etcd: number
    readonly etcdPeers: number
    readonly patroni: number
    readonly postgres: number
  }
}

const local = (port: number) => `127.0.0.1:${port}`

/** Returns the arguments of the etcd of a node. */
export function etcdArguments({ name, folder, ports }: Node, nodes: readonly Node[]): string[] {
  const [peers, clients] = [`http://${local(ports.etcdPeers)}`, `http://${local(ports.etcd)}`]
  return [
    ['name', name],
    ['data-dir', join(folder, 'etcd')],
    ['listen-peer-urls', peers],
    ['initial-advertise-peer-urls', peers],
    ['listen-client-urls', clients],
    ['advertise-client-urls', clients],
    ['initial-cluster', nodes.map(node => `${node.name}=http://${local(node.ports.etcdPeers)}`).join()],
    ['log-level', 'error'],
  ].map(([option, value]) => `--${option}=${value}`)
}

/**
 * Returns the configuration of the Patroni of a node. A write is confirmed when two nodes have it, so no confirmed write is
 * lost with the leader. Connections come from this machine only, and need no password.
 */
export const patroniConfiguration = (
  { name, folder, ports }: Node,
  nodes: readonly Node[],
  binaries: string,
) => ({
  scope: 'outpost',
  name,
  restapi: { listen: local(ports.patroni), connect_address: local(ports.patroni) },
  etcd3: { hosts: nodes.map(node => local(node.ports.etcd)) },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 3,
      retry_timeout: 5,
      synchronous_mode: true,
      synchronous_mode_strict: true,
      postgresql: { use_pg_rewind: true },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: local(ports.postgres),
    connect_address: local(ports.postgres),
    data_dir: join(folder, 'data'),
    bin_dir: binaries,
    pgpass: join(folder, 'pgpass'),
    authentication: {
      superuser: { username: 'outpost' },
      replication: { username: 'replicator' },
      rewind: { username: 'outpost' },
    },
    pg_hba: [
      'local all all trust',
      'host all all 127.0.0.1/32 trust',
      'host replication all 127.0.0.1/32 trust',
    ],
    parameters: { unix_socket_directories: folder },
  },
})

/**
 * Returns the configuration of HAProxy, which passes connections on to the leader. They may be idle for long: a server waits
 * for announcements on one.
 */
export const haproxyConfiguration = (port: number, nodes: readonly Node[]) => `defaults
  mode tcp
  timeout connect 2s
  timeout client 24h
  timeout server 24h
  timeout check 2s

listen leader
  bind ${local(port)}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, ports }) => `  server ${name} ${local(ports.postgres)} check port ${ports.patroni}\n`).join('')}`
