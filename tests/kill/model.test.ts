import { expect, it } from 'vitest'
import { serveContent } from '#sw/files/serve-content.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { serveUpload } from '#sw/uploads/serve-upload.ts'
import { contentsPath, uploadsPath } from '#sw/uploads/store.ts'
import { seededRandom } from '#tests/support/random.ts'
import { call, freshServer, sendAgain } from '#tests/support/server.ts'
import type { Call } from './calls.ts'
import type { Reading } from './kind.ts'
import { kindsOfApps } from './kinds-of-apps.ts'
import { kindsOfBoards } from './kinds-of-boards.ts'
import { kindsOfShell } from './kinds-of-shell.ts'
import { kindsOfShop } from './kinds-of-shop.ts'
import { Model } from './model.ts'
import { planOf } from './plan.ts'
import { makeWorld } from './world.ts'

const origin = 'https://outpost.example'

async function sendTo(calls: Call[], key: string) {
  const Authorization = `Bearer ${await issue('huong')}`
  let last = { status: 0, reply: undefined as unknown }
  for (const { method, path, body, form, headers, isWrite, frames } of calls) {
    let address = origin + path
    if (frames) {
      const url = `${address}/negotiate?negotiateVersion=1`
      const negotiated = await sendAgain(new Request(url, { method: 'POST', headers: { Authorization } }))
      address += `?id=${(await negotiated.json()).connectionToken}`
    }
    const data = new FormData()
    for (const [name, value] of Object.entries(form ?? {}))
      data.append(
        name,
        typeof value === 'string'
          ? value
          : new File([`${value.mark} `.repeat(value.times)], value.name, { type: value.type }),
      )
    const response = await sendAgain(
      new Request(address, {
        method,
        headers: { Authorization, ...(isWrite && { 'Idempotency-Key': key }), ...headers },
        body: form ? data : (frames ?? (body === undefined ? undefined : JSON.stringify(body))),
      }),
    )
    const text = await response.text()
    last = { status: response.status, reply: text && JSON.parse(text) }
    if (last.status !== 200) return last
  }
  return last
}

async function contentsAt(paths: string[]) {
  const contents: string[] = []
  for (const path of paths) {
    const id = path.slice(path.lastIndexOf('/') + 1)
    const response = await (path.includes(contentsPath)
      ? serveContent(id, new Request(origin))
      : serveUpload(path))
    const text = await response.text()
    const [mark = ''] = text.split(' ', 1)
    contents.push(`${mark} × ${text.length / (mark.length + 1)}`)
  }
  return contents
}

const reading: Reading = {
  ask: call as never,
  contentsAt,
  uploads: async () =>
    contentsAt((await db.uploads.toCollection().primaryKeys()).map(id => uploadsPath + id)),
}

/** Returns the kinds of a new server, and a model of the writes that it has acknowledged. */
async function written(writes: number) {
  await freshServer()
  const world = await makeWorld(call)
  const [first, ...others] = [...kindsOfApps(world), ...kindsOfBoards(world)]
  if (!first) throw new Error('There are kinds')
  const kinds = [first, ...others, ...kindsOfShell(world), ...kindsOfShop(world)]
  const model = new Model()
  for (const kind of kinds) if (!kind.create) model.add(kind, await kind.read(reading))
  for (const choice of planOf(writes, seededRandom()).choices) {
    const begun = model.begin(choice, kinds[Math.floor(choice.kind * kinds.length)] ?? first, first)
    const { status, reply } = await sendTo(begun.calls, begun.key)
    if (status === 200) model.acknowledge(begun, reply)
    else model.refuse(begun, status, reply)
  }
  return { kinds, model, tasks: first }
}

const nothing = { lost: [], doubled: [], changed: [] }

it('agrees with the app when nothing is killed', async () => {
  const { kinds, model } = await written(800)
  for (const kind of kinds) expect(model.compare(kind, await kind.read(reading))).toEqual(nothing)
  expect(model.refused).toEqual([])
})

it('finds a row that is lost, doubled, changed, removed in vain, or unknown', async () => {
  const { model, tasks } = await written(200)
  const begun = (action: number) =>
    model.begin(
      { kind: 0, action, pick: 0.6, value: 0.5, givesUp: false, losesReply: false, key: String(action) },
      tasks,
      tasks,
    )
  const created = begun(0)
  const { mark } = created.known
  model.acknowledge(created, (await sendTo(created.calls, created.key)).reply)
  const rows = await tasks.read(reading)
  const own = rows.filter(({ title }) => title === mark)
  const others = rows.filter(({ title }) => title !== mark)
  expect(own).toHaveLength(1)
  expect(model.compare(tasks, rows)).toEqual(nothing)
  expect(model.compare(tasks, others)).toEqual({ ...nothing, lost: [mark] })
  expect(model.compare(tasks, [...rows, ...own])).toEqual({ ...nothing, doubled: [mark] })
  const changed = own.map(row => ({ ...row, notes: 'khác' }))
  expect(model.compare(tasks, [...others, ...changed]).changed).toEqual([
    `${mark}: notes is "khác" instead of "chữ 500000"`,
  ])
  const unknown = own.map(row => ({ ...row, title: 'task-0' }))
  expect(model.compare(tasks, [...rows, ...unknown]).changed).toEqual([
    'task-0 is there and was never written',
  ])
  const removed = begun(0.9)
  model.acknowledge(removed, true)
  expect(model.compare(tasks, rows).changed).toEqual([`${removed.known.mark} was removed and is there`])
})

it('accepts that a write without a reply was executed or not', async () => {
  const { model, tasks } = await written(1)
  const choice = { kind: 0, pick: 0.6, value: 0.5, givesUp: true, losesReply: false, key: 'given up' }
  const created = model.begin({ ...choice, action: 0 }, tasks, tasks)
  model.giveUp(created)
  expect(model.compare(tasks, await tasks.read(reading))).toEqual(nothing)
  await sendTo(created.calls, created.key)
  const rows = await tasks.read(reading)
  expect(model.compare(tasks, rows)).toEqual(nothing)
  const twice = rows.filter(({ title }) => title === created.known.mark)
  expect(model.compare(tasks, [...rows, ...twice]).doubled).toEqual([created.known.mark])
})
