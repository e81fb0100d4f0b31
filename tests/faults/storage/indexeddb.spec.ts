import { apiOf } from '#tests/support/api.ts'
import { deploy } from '#tests/support/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'
import { onTold, tellWorker, withWorkerCode } from '#tests/support/worker-code.ts'

test.use({ checksReplies: false })

/** A worker that closes its connections to IndexedDB when it is told to. */
const canLose = `{
  const { open } = IDBFactory.prototype
  const connections = []
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  }
  ${onTold(`() => {
    for (const connection of connections.splice(0)) {
      connection.close()
      connection.dispatchEvent(new Event('close'))
    }
  }`)}
};`

test('row 27: a connection that the browser closes is opened again by the next read and the next write', async ({
  page,
}) => {
  const site = await deploy()
  site.redeploy(withWorkerCode(canLose))
  await signIn(page, '/apps/tasks', site.url)
  const api = await apiOf(page)
  const before = await api.tasks()
  await tellWorker(page, 'close')
  expect(await api.tasks()).toEqual(before)
  await tellWorker(page, 'close')
  const body = { task: { title: 'Sau khi mất kết nối' } }
  expect((await api.send('/api/apps/tasks/task', { method: 'POST', body })).status).toBe(200)
  expect((await api.tasks()).map(task => task.title)).toEqual([
    body.task.title,
    ...before.map(task => task.title),
  ])
  site.stop()
})
