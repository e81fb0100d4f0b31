import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { followPointer } from '#src/ui/drag/follow-pointer.ts'
import { pressToDrag } from '#src/ui/drag/press-to-drag.ts'
import { show } from './show.tsx'

/** A card that says how often it was dragged, and whether it is dragged now. */
function Card() {
  const [isDragged, setDragged] = useState(false)
  const [drops, setDrops] = useState(0)
  const end = useEffectEvent(() => {
    setDragged(false)
    setDrops(drops + 1)
  })
  useEffect(() => {
    if (isDragged) return followPointer({ scrollersAt: () => [], onMove: () => undefined, onEnd: end })
  }, [isDragged])
  const press = ({ nativeEvent }: ReactPointerEvent) => pressToDrag(nativeEvent, () => setDragged(true))
  return (
    <p onPointerDown={press}>
      {isDragged ? 'dragged' : 'here'}, {drops} drops
    </p>
  )
}

test('a drag ends also when the pointer is released right after its first move', async () => {
  await show(<Card />)
  const card = page.getByText('here, 0 drops').element()
  const send = (type: string, clientX: number) =>
    card.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX }))
  send('pointerdown', 0)
  send('pointermove', 40)
  send('pointerup', 40)
  await expect.element(page.getByText('here, 1 drops')).toBeVisible()
})
