import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debouncedSearch, type Found, nothing } from './debounced-search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(find: (text: string) => Promise<string[]> = async text => [text]) {
  const asked: string[] = []
  const shown: Found<string>[] = []
  const search = debouncedSearch<string>({
    find: text => {
      asked.push(text)
      return find(text)
    },
    onChange: found => shown.push(found),
  })
  return { ...search, asked, last: () => shown.at(-1) }
}

test('searches 300 ms after the last key', async () => {
  const { search, asked, last } = setUp()
  search('ng')
  await vi.advanceTimersByTimeAsync(299)
  search('nguyen')
  await vi.advanceTimersByTimeAsync(299)
  expect(asked).toEqual([])
  expect(last()?.status).toBe('searching')
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['nguyen'])
  expect(last()).toEqual({ status: 'found', query: 'nguyen', results: ['nguyen'] })
})

test.each(['', 'a', ' a ', '   '])(
  'has no results for “%s”, and removes the previous results',
  async text => {
    const { search, asked, last } = setUp()
    search('sen')
    await vi.advanceTimersByTimeAsync(300)
    search(text)
    expect(last()).toEqual(nothing)
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual(['sen'])
  },
)

test('treats texts with the same normalised form as equal', async () => {
  const { search, asked } = setUp()
  search(`  ${'trà'.normalize('NFD')}   sen `)
  await vi.advanceTimersByTimeAsync(300)
  expect(asked).toEqual(['trà sen'])
})

test('ignores a reply that comes after the next search', async () => {
  const answers: Record<string, (results: string[]) => void> = {}
  const { search, last } = setUp(
    text =>
      new Promise(resolve => {
        answers[text] = resolve
      }),
  )
  search('tra')
  await vi.advanceTimersByTimeAsync(300)
  search('tra sen')
  await vi.advanceTimersByTimeAsync(300)
  answers['tra sen']?.(['new'])
  answers.tra?.(['old'])
  await vi.advanceTimersByTimeAsync(0)
  expect(last()).toEqual({ status: 'found', query: 'tra sen', results: ['new'] })
})

test('reports a failure, and retries', async () => {
  let fails = true
  const { search, retry, last } = setUp(async text => {
    if (fails) throw new Error('no network')
    return [text]
  })
  search('sen')
  await vi.advanceTimersByTimeAsync(300)
  expect(last()).toEqual({ status: 'failed', query: 'sen', results: [] })
  fails = false
  retry()
  expect(last()?.status).toBe('searching')
  await vi.advanceTimersByTimeAsync(0)
  expect(last()).toEqual({ status: 'found', query: 'sen', results: ['sen'] })
})
