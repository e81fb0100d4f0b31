import { expect, it } from 'vitest'
import { confirmCode } from './confirm-code.ts'

const question = {
  title: 'Delete 3 contacts?',
  text: '',
  action: 'Delete',
  danger: false,
  dismissible: false,
  withCancel: true,
}

it('leaves out what is at its default', () => {
  expect(confirmCode(question)).toBe(
    "const yes = await confirm({\n  title: 'Delete 3 contacts?',\n  action: 'Delete',\n})",
  )
})

it('has every option', () => {
  const code = confirmCode({
    ...question,
    text: 'For good.',
    danger: true,
    dismissible: true,
    withCancel: false,
  })
  expect(code).toContain("  text: 'For good.',\n")
  expect(code).toContain('  danger: true,\n  dismissible: true,\n  cancel: false,\n')
})

it('escapes quotes', () => {
  expect(confirmCode({ ...question, title: "It's\\gone" })).toContain("title: 'It\\'s\\\\gone',")
})
