import { expect, it } from 'vitest'
import { median } from './median.ts'
import { callTimes } from './timings.ts'

it('finds the median', () => {
  expect([median([9, 1, 5]), median([4, 1, 3, 2]), median([])]).toEqual([5, 2.5, 0])
})

it('groups calls by the first two parts of the path, without queries and ids', () => {
  const api = 'https://shop.example/app/api'
  const times = callTimes([
    { url: `${api}/apps/tasks/task?id=task-1`, duration: 10.4 },
    { url: `${api}/apps/tasks/all`, duration: 30 },
    { url: `${api}/auth/sign-in`, duration: 1500 },
    { url: 'https://shop.example/app/assets/page.js', duration: 5 },
  ])
  expect(times).toEqual([
    { part: 'auth/sign-in', calls: 1, median: 1500, slowest: 1500 },
    { part: 'apps/tasks', calls: 2, median: 20, slowest: 30 },
  ])
})
