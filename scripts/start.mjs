import { spawn } from 'node:child_process'
import { install, run } from './run.mjs'

// `npm start`: installs, builds and serves the app. It needs only Node.
install()
run('npm', ['run', 'build'])

const port = process.env.PORT ?? '4173'
const base = process.env.BASE_PATH ?? '/'
// Runs Vite directly instead of `npx vite`, so that the server ends with this process.
const vite = [
  'node_modules/vite/bin/vite.js',
  'preview',
  '--host',
  '127.0.0.1',
  '--port',
  port,
  '--strictPort',
]
const server = spawn(process.execPath, vite, { stdio: ['ignore', 'ignore', 'inherit'] })
server.on('exit', code => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))

function responds(url) {
  return fetch(url).then(
    response => response.ok,
    () => false,
  )
}

const address = `http://127.0.0.1:${port}${base}`
while (server.exitCode === null && !(await responds(address)))
  await new Promise(resolve => setTimeout(resolve, 200))
console.log(`
  Outpost   ${address}sign-in/outpost
  Password  Outpost-2026 for every sample account:
  Owner     staff@outpost.example
  Cashier   cashier@outpost.example
  Store     store@outpost.example
  Driver    driver@outpost.example
  Viewer    viewer@outpost.example
`)
