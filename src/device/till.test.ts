import { expect, it, vi } from 'vitest'
import { newTicket, renewTicket, saveTill, tillOf } from './till.ts'

it('a ticket whose sale is void gets another id, keeps its contents and stays on screen', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  const [one, other] = [{ ...newTicket(), note: 'Bàn 3' }, newTicket()]
  saveTill('huong', { tickets: [one, other], current: one.id })
  renewTicket('huong', one.id)
  const { tickets, current } = tillOf('huong')
  expect(tickets).toEqual([{ ...one, id: current }, other])
  expect(current).not.toBe(one.id)

  renewTicket('huong', other.id)
  expect(tillOf('huong').current, 'the one on screen stays').toBe(current)
  vi.unstubAllGlobals()
})
