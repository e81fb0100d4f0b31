import { beforeEach, expect, it, vi } from 'vitest'
import { loadDraft } from '#src/device/drafts/drafts.ts'
import { dropStoredDrafts } from './stored-drafts.ts'

const steps = [{ id: 'a', title: 'Đo cửa', completed: false }]

const replies: Record<string, unknown> = {
  'file-1': { item: { name: 'Lịch ca.txt', description: null } },
  tet: { lists: [{ cards: [{ id: 'card-1', title: 'Treo đèn', description: 'Ở cửa', steps }] }] },
}

vi.mock('#src/api/client.ts', () => ({
  client: () => ({ get: async ({ query }: { query: { id: string } }) => replies[query.id] }),
}))

beforeEach(() => {
  const stored: Record<string, string> = {}
  // As in a browser, the keys of stored items are the object's own properties.
  const storage = Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: (key: string, value: string) => void Object.assign(stored, { [key]: value }) },
    removeItem: { value: (key: string) => delete stored[key] },
  })
  vi.stubGlobal('localStorage', storage)
  return () => vi.unstubAllGlobals()
})

const board = '/apps/scrumboard/tet/card/card-1'

it.each([
  ['file.file-1.name', 'Lịch ca.txt', '/apps/file-manager'],
  ['file.file-1.description', '', '/apps/file-manager'],
  ['card.card-1.title', 'Treo đèn', board],
  ['card.card-1.description', 'Ở cửa', `/outpost${board}?print=true`],
  ['card.card-1.steps', JSON.stringify(steps), board],
])(
  'a draft of %s with the stored text is dropped, and one with another text stays',
  async (name, text, path) => {
    const keep = (typed: string) =>
      localStorage.setItem(`outpost.draft.${name}`, JSON.stringify({ text: typed, path, title: '', at: 0 }))
    keep(`${text} khác`)
    await dropStoredDrafts()
    expect(loadDraft(name)?.text).toBe(`${text} khác`)
    keep(text)
    await dropStoredDrafts()
    expect(loadDraft(name)).toBeUndefined()
  },
)

it('a draft of a comment, or of a card on a page without its board, stays', async () => {
  for (const [name, path] of [
    ['card.card-1.comment', board],
    ['card.card-1.title', '/apps/tasks'],
  ])
    localStorage.setItem(
      `outpost.draft.${name}`,
      JSON.stringify({ text: 'Treo đèn', path, title: '', at: 0 }),
    )
  await dropStoredDrafts()
  expect(loadDraft('card.card-1.comment')).toBeDefined()
  expect(loadDraft('card.card-1.title')).toBeDefined()
})
