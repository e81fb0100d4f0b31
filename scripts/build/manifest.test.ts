import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'

it('a file of contacts, of a table or of a calendar opens in the screen that imports it', () => {
  const handlers = manifest('/shop/').file_handlers ?? []
  const screenOf = (extension: string) =>
    handlers.find(({ accept }) => Object.values(accept).flat().includes(extension))?.action
  expect(['.vcf', '.csv', '.ics'].map(screenOf)).toEqual([
    '/shop/apps/contacts',
    '/shop/apps/contacts',
    '/shop/apps/tasks?file=true',
  ])
})
