import { afterAll, beforeAll, test } from 'vitest'
import { expectNoErrors, type Site, say, serve, signIn, useBrowser } from './session.ts'
import type { Tab } from './tab.ts'

const browser = useBrowser()
let site: Site
let tab: Tab

beforeAll(async () => {
  site = await serve()
  tab = await browser.newTab(site)
  await signIn(tab)
})
afterAll(() => site?.stop())
expectNoErrors(() => tab && { site, tab })

test('tasks: one is added and ticked, and stays so after a reload', async () => {
  await tab.open('apps/tasks')
  await tab.has('heading', say('Tasks'))
  await tab.type(say('Add a task'), 'Gọi Lan')
  await tab.press('Enter')
  await tab.click('checkbox', say('Complete “{title}”', { title: 'Gọi Lan' }))
  await tab.reload()
  await tab.sees('Gọi Lan')
})
