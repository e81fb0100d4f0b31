import { describe, expect, it } from 'vitest'
import { byPosition, POSITION_STEP, placeAfter } from './place-after.ts'

const rowsAt = (...positions: number[]) => positions.map((position, index) => ({ id: `r${index}`, position }))
const moved = { id: 'moved', position: 7 }

describe('a row', () => {
  it('goes between two others, and only its own position changes', () => {
    expect(placeAfter(rowsAt(65536, 131072), moved, 'r0')).toEqual([{ id: 'moved', position: 98304 }])
  })

  it('goes first, last, and into an empty list', () => {
    expect(placeAfter(rowsAt(65536), moved, null)).toEqual([{ id: 'moved', position: 32768 }])
    expect(placeAfter(rowsAt(65536), moved, 'r0')).toEqual([{ id: 'moved', position: 131072 }])
    expect(placeAfter([], moved, null)).toEqual([{ id: 'moved', position: POSITION_STEP }])
  })

  it('goes last if the row before it is gone', () => {
    expect(placeAfter(rowsAt(65536), moved, 'gone')).toEqual([{ id: 'moved', position: 131072 }])
  })
})

describe('without room', () => {
  it('the positions step by 65536 again, and rows that keep theirs are not returned', () => {
    expect(placeAfter(rowsAt(65536, 65537), moved, 'r0')).toEqual([
      { id: 'moved', position: 131072 },
      { id: 'r1', position: 196608 },
    ])
  })

  it('equal and negative positions are replaced too', () => {
    expect(placeAfter(rowsAt(-3, 0, 0), moved, null).map(({ position }) => position)).toEqual([
      65536, 131072, 196608, 262144,
    ])
  })
})

it('200 moves to the same place keep the order, and no two rows get closer than 1', () => {
  let rows = rowsAt(65536, 131072, 196608)
  let ids = rows.map(({ id }) => id)
  for (let move = 0; move < 200; move++) {
    const id = ids.at(-1) ?? ''
    const row = rows.find(entry => entry.id === id) ?? moved
    const changed = placeAfter(
      rows.filter(entry => entry !== row),
      row,
      'r0',
    )
    ids = ['r0', id, ...ids.filter(other => other !== 'r0' && other !== id)]
    const replaced = new Set(changed.map(entry => entry.id))
    rows = [...rows.filter(entry => !replaced.has(entry.id)), ...changed].toSorted(byPosition)
    expect(rows.map(entry => entry.id)).toEqual(ids)
    const gaps = rows.slice(1).map(({ position }, index) => position - (rows[index]?.position ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1)
  }
})
