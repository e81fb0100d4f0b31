import type { launch, Tab } from './browser.ts'
import { bearer } from './requests.ts'
import { printTable } from './statistics.ts'

const lists = [
  '/api/apps/contacts/list',
  '/api/apps/contacts/all',
  '/api/apps/ecommerce/inventory/products?sort=price&page=0',
  '/api/apps/mailbox/mails?folder=inbox&query=nuoc',
]

const listAll = (times: number) => `(async () => {
  for (let time = 0; time < ${times}; time++)
    for (const path of ${JSON.stringify(lists)})
      await (await fetch(path, { headers: { Authorization: ${bearer} } })).json()
})()`

/** Prints the memory that the worker needs for full tables, and whether repeated requests increase it. */
export async function printMemory(browser: Awaited<ReturnType<typeof launch>>, page: Tab, worker: string) {
  const mebibytes = async () => ((await browser.heapOf(worker)) / 1024 / 1024).toFixed(1)
  await page.stopWorkers()
  await page.evaluate(`fetch('/api/apps/contacts/tags').then(() => true)`)
  const idle = await mebibytes()
  await page.evaluate(listAll(1))
  const once = await mebibytes()
  await page.evaluate(listAll(30))
  printTable(
    ['memory of the worker, MiB', 'started', 'all listed', '30 times more'],
    [['', idle, once, await mebibytes()]],
  )
}
