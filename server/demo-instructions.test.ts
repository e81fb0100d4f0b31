import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { seed } from '#seed/index.ts'
import { demoInstructions } from './demo-instructions.ts'

it('name addresses that exist, and accounts of the sample with their password', () => {
  const text = demoInstructions(4180)
  const accounts = [...seed.staff.accounts, ...seed.roles.accounts]
  const named = text.match(/[a-z]+@outpost\.example/g) ?? []
  expect(new Set(named).size).toBe(2)
  for (const email of named)
    expect(accounts.find(account => account.email === email)?.password).toBe('Outpost-2026')
  expect(text).toContain('http://127.0.0.1:4173/main/setting/team')
  expect(text).not.toContain('PORT')
  expect(demoInstructions(5000)).toContain('PORT has to be 4180')
})

it('are true of the app that `npm start` serves', () => {
  expect(readFileSync('scripts/start.mjs', 'utf8')).toContain("process.env.PORT ?? '4173'")
  expect(readFileSync('vite.config.ts', 'utf8')).toContain("proxy: { '/api/team': 'http://127.0.0.1:4180' }")
})
