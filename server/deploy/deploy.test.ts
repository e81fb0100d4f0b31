import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { filled } from '#tests/support/filled.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const dockerfile = read('server/deploy/Dockerfile')
const nginx = read('server/deploy/nginx.conf')
const main = read('server/main.ts')
const unit = read('server/deploy/outpost-team.service')
const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
const compose = parse(read('server/deploy/compose.yaml'))

/** Returns the first groups of all matches. */
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, group = '']) => group)
const one = (pattern: RegExp, text: string) => all(new RegExp(pattern, 'gm'), text).join()

const port = one(/process\.env\.PORT \?\? (\d+)/, main)
const variables = [...new Set(all(/process\.env\.([A-Z]+)/g, main))].toSorted()
const bundle = `${one(/outDir: '([^']+)'/, read('server/deploy/vite.config.ts'))}/main.mjs`
const stages = all(/^FROM \S+ AS (\S+)$/gm, dockerfile)

/** Returns the instructions of a stage. */
const stage = (name: string) =>
  dockerfile.split(/^FROM \S+ AS /m).find(text => text.startsWith(`${name}\n`)) ?? ''

describe('the Dockerfile', () => {
  it('copies files that exist, from stages that exist', () => {
    for (const [from, ...paths] of filled(
      all(/^COPY (.+)$/gm, dockerfile).map(line => line.split(' ').slice(0, -1)),
    )) {
      const name = from?.startsWith('--from=') ? from.slice('--from='.length) : undefined
      const inStage = name === undefined || stages.includes(name)
      const missing = name === undefined ? [from ?? '', ...paths].filter(path => !existsSync(path)) : []
      expect({ from, inStage, missing }).toEqual({ from, inStage: true, missing: [] })
    }
    expect(stage('team')).toContain(`COPY --from=server /outpost/${bundle} ./\n`)
  })

  it('runs scripts that exist, with the version of Node that the repository needs', () => {
    expect(all(/npm run (\S+)/g, dockerfile).filter(name => !scripts.includes(name))).toEqual([])
    const { engines } = JSON.parse(read('package.json'))
    expect(new Set(all(/FROM node:(\d+)-/g, dockerfile))).toEqual(new Set([/\d+/.exec(engines.node)?.[0]]))
  })

  it('runs the server as a user without rights, which gets SIGTERM itself and is asked at its port', () => {
    expect(stage('team')).toMatch(/^USER node$/m)
    expect(stage('team')).toMatch(/^CMD \["node", "main\.mjs"\]$/m)
    expect(one(/^EXPOSE (\d+)$/, stage('team'))).toBe(port)
    expect(one(/^HEALTHCHECK .*PORT \?\? (\d+)\}\/healthz/, stage('team'))).toBe(port)
    expect(all(/^ENV (.+)$/gm, stage('team')).join(' ')).toContain('LISTEN=0.0.0.0')
  })

  it('leaves out of the images what is not in the repository', () => {
    const left = read('server/deploy/Dockerfile.dockerignore').trim().split('\n')
    expect(left).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', 'dist-team', '**/.env']))
  })
})

interface Service {
  readonly build?: { context: string; dockerfile: string; target: string }
  readonly depends_on?: Record<string, object>
  readonly healthcheck?: object
  readonly networks: string[]
  readonly volumes?: string[]
  readonly ports?: string[]
}

describe('the compose file', () => {
  const services = Object.entries<Service>(compose.services)

  it('builds stages that exist', () => {
    const builds = services.flatMap(([, { build }]) => build ?? [])
    for (const { context, dockerfile: file, target } of filled(builds))
      expect([target, stages.includes(target), existsSync(join('server/deploy', context, file))]).toEqual([
        target,
        true,
        true,
      ])
  })

  it('names services, networks and volumes that exist', () => {
    for (const [, { depends_on = {}, networks, volumes = [] }] of filled(services)) {
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)))
      expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networks))
      const named = volumes.map(volume => volume.split(':')[0])
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named))
    }
  })

  it('waits only for services that say when they are ready', () => {
    const hasCheck = (name: string) =>
      compose.services[name].healthcheck !== undefined ||
      stage(compose.services[name].build?.target).includes('HEALTHCHECK')
    const awaited = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on))
    expect(filled(awaited).filter(name => !hasCheck(name))).toEqual([])
  })

  it('sets variables that the server reads', () => {
    expect(variables).toEqual(expect.arrayContaining(Object.keys(compose.services.team.environment)))
    const database = new URL(compose.services.team.environment.DATABASE.replace('${PASSWORD}', 'a'))
    const { POSTGRES_USER } = compose.services.database.environment
    expect([database.username, database.pathname]).toEqual([POSTGRES_USER, `/${POSTGRES_USER}`])
    expect(Object.keys(compose.services)).toContain(database.hostname)
  })

  it('publishes nothing but nginx, to this machine alone', () => {
    const published = services.flatMap(([name, { ports = [] }]) => ports.map(entry => [name, entry]))
    expect(published).toEqual([['web', '127.0.0.1:8080:8080']])
    expect([one(/^EXPOSE (\d+)$/, stage('web')), one(/^ +listen (\d+);$/, nginx)]).toEqual(['8080', '8080'])
  })

  it('has one subnet, from which nginx and the server believe `X-Forwarded-For`', () => {
    const [{ subnet }] = compose.networks.team.ipam.config
    expect([compose.services.team.environment.PROXIES, one(/set_real_ip_from ([^;]+);/, nginx)]).toEqual([
      subnet,
      subnet,
    ])
  })
})

it('the server has the time zone of the shop, unless `TZ` names another one', () => {
  expect(one(/^process\.env\.TZ \?\?= '(\S+)'$/, main)).toBe('Asia/Ho_Chi_Minh')
})

it('nginx passes the calls of devices to the server, with bodies as large as a push, and nothing else', () => {
  expect(one(/set \$team http:\/\/(\S+);/, nginx)).toBe(`team:${port}`)
  expect(all(/^ +location (.+) \{$/gm, nginx)).toEqual(['^~ /api/team/'])
  expect(one(/MAX_PUSH = (\d+) \* MiB/, read('server/http/routes/write-routes.ts'))).toBe(
    one(/client_max_body_size (\d+)m;/, nginx),
  )
})

describe('the units of systemd', () => {
  it('start the bundle, and have a service for the timer', () => {
    expect(one(/^ExecStart=\/usr\/bin\/node (\S+)$/, unit)).toBe(bundle)
    const names = readdirSync('server/deploy').filter(name => name.endsWith('.timer'))
    for (const name of filled(names))
      expect(existsSync(`server/deploy/${name.replace('.timer', '.service')}`)).toBe(true)
  })

  const version = spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' }).stdout?.split('\n')[0]
  if (!version) process.stdout.write('systemd-analyze is missing: the units were not verified\n')
  it.skipIf(!version)('are valid', () => {
    const folder = mkdtempSync(join(tmpdir(), 'outpost-units-'))
    const names = readdirSync('server/deploy').filter(name => /\.(service|timer)$/.test(name))
    for (const name of names)
      writeFileSync(
        join(folder, name),
        read(`server/deploy/${name}`)
          .replace('/opt/outpost', process.cwd())
          .replace('/usr/bin/node', process.execPath),
      )
    const paths = filled(names).map(name => join(folder, name))
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect([status, stdout, stderr]).toEqual([0, '', ''])
  })
})

describe('docs/TEAM.md', () => {
  const guide = read('docs/TEAM.md')

  it('lists every variable of the server', () =>
    expect(all(/^\| `([A-Z]+)`/gm, guide).toSorted()).toEqual(variables))

  it('names files and scripts that exist', () => {
    const paths = all(/(server\/deploy(?:\/[\w.-]+)*)(?![\w.*-])/g, guide)
    expect(filled(paths).filter(path => !path.endsWith('/.env') && !existsSync(path))).toEqual([])
    expect(all(/npm run ([\w:]+)/g, guide).filter(name => !scripts.includes(name))).toEqual([])
  })
})
