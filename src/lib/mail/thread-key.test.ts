import { expect, it } from 'vitest'
import { isReplySubject, threadKey } from './thread-key.ts'

it.each([
  'Báo giá túi giấy',
  'Re: Báo giá túi giấy',
  'RE: re: Báo giá  túi giấy ',
  'Về: Báo giá túi giấy',
  'Fwd: Về: Báo giá túi giấy',
  'FW: Báo giá túi giấy',
  'Trả lời: Báo giá túi giấy',
  'Chuyển tiếp: Báo giá túi giấy',
  'Re[2]: Báo giá túi giấy',
  'Re (3): báo giá túi giấy',
])('“%s” belongs to one conversation', subject => {
  expect(threadKey(subject)).toBe('bao gia tui giay')
})

it('other words before a colon belong to the subject', () => {
  expect(threadKey('Gấp: báo giá')).toBe('gap: bao gia')
  expect(threadKey('Re')).toBe('re')
  expect(threadKey('Re: ')).toBe('')
})

it('only a prefix makes a reply', () => {
  expect(isReplySubject('Về: Báo giá')).toBe(true)
  expect(isReplySubject('Vệ sinh kho')).toBe(false)
  expect(isReplySubject('Báo giá')).toBe(false)
})
