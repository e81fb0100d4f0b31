import { beforeEach, expect, it, vi } from 'vitest'

const stored = vi.hoisted(() => new Map<string, string>())

vi.mock('#src/device/drafts/unsent-text.ts', () => ({
  allUnsentTexts: () => new Map(stored),
  saveUnsentText: (name: string, text: string) => (text ? stored.set(name, text) : stored.delete(name)),
}))

beforeEach(() => {
  stored.clear()
  vi.resetModules()
})

it('gives drafts of an earlier release to the user who opens the chat first, and to no other', async () => {
  stored.set('duc', 'Chị đang xem').set('duc.parts', '{"attachments":[]}').set('notes.new', 'Mua kệ')
  const { adoptDrafts, draftOf } = await import('./drafts.ts')
  adoptDrafts('huong', ['chau', 'duc'])
  adoptDrafts('an', ['chau', 'duc'])
  expect(Object.fromEntries(stored)).toEqual({
    'chat.huong.duc': 'Chị đang xem',
    'chat.huong.duc.parts': '{"attachments":[]}',
    'notes.new': 'Mua kệ',
  })
  expect(draftOf('chat.huong.duc')).toBe('Chị đang xem')
})

it('keeps the newer draft of the user', async () => {
  stored.set('duc', 'cũ').set('chat.huong.duc', 'mới')
  const { adoptDrafts } = await import('./drafts.ts')
  adoptDrafts('huong', ['duc'])
  expect(Object.fromEntries(stored)).toEqual({ 'chat.huong.duc': 'mới' })
})
