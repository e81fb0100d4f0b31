import { expect, it } from 'vitest'
import { careStates } from '#src/contract/shop/documents/care-ticket.ts'
import { reachable, stepped } from './drag-target.ts'

const columns = careStates.filter(state => state !== 'closed')

it('a ticket can be dropped in its own column and in those to which a step leads', () => {
  const steps = [{ to: 'rejected' }, { to: 'waiting' }, { to: 'ready' }] as const
  expect(reachable(columns, 'in-progress', steps)).toEqual(['in-progress', 'waiting', 'ready', 'rejected'])
  expect(reachable(columns, 'returned', [{ to: 'closed' }]), 'the board has no closed tickets').toEqual([
    'returned',
  ])
})

it('the arrow keys skip the columns that cannot be reached, and stop at the last one', () => {
  const states = ['received', 'diagnosing', 'rejected'] as const
  expect(stepped(states, 'diagnosing', 'ArrowRight')).toBe('rejected')
  expect(stepped(states, 'rejected', 'ArrowRight')).toBe('rejected')
  expect(stepped(states, 'diagnosing', 'ArrowLeft')).toBe('received')
  expect(stepped(states, 'received', 'ArrowLeft')).toBe('received')
})
