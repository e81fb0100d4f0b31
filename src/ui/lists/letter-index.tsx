import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { css } from '#styled-system/css'

interface Props {
  label: string
  letters: readonly string[]
  /** The index of the letter that the list shows. */
  current: number
  onJump: (index: number) => void
}

/** The letters of a long list at its side: tap a letter, slide along them, or move with the arrow keys. */
export function LetterIndex({ label, letters, current, onJump }: Props) {
  const [slidTo, setSlidTo] = useState<number>()
  const last = letters.length - 1

  function slide(event: PointerEvent<HTMLDivElement>) {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const at = Math.floor(((event.clientY - top) / height) * letters.length)
    const index = Math.max(0, Math.min(last, at))
    if (index === slidTo) return
    setSlidTo(index)
    onJump(index)
  }

  const steps: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: last,
  }

  function step(event: KeyboardEvent) {
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onJump(Math.max(0, Math.min(last, to)))
  }

  return (
    <div className={frame}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={Math.max(0, current)}
        aria-valuetext={letters[current]}
        className={strip}
        onKeyDown={step}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          slide(event)
        }}
        onPointerMove={event => slidTo !== undefined && slide(event)}
        onPointerUp={() => setSlidTo(undefined)}
        onPointerCancel={() => setSlidTo(undefined)}
      >
        {letters.map((letter, index) => (
          // Two groups can have the same letter; their order never changes.
          <span key={index} className={sign} data-current={index === current || undefined}>
            {letter}
          </span>
        ))}
      </div>
      {slidTo !== undefined && (
        <span aria-hidden="true" className={bubble}>
          {letters[slidTo]}
        </span>
      )}
    </div>
  )
}

const frame = css({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  width: '8',
  minHeight: '0',
  borderInlineStart: 'hairline',
  borderBlockStart: 'hairline',
  // When scroll bars take no space, it covers the end of the rows, which have padding there.
  _touch: { position: 'absolute', insetBlock: '0', insetInlineEnd: '0', zIndex: 'raised', border: 'none' },
  // Hidden on low screens, where the letters would be five pixels high.
  '@media (height < 30rem)': { display: 'none' },
  _print: { display: 'none' },
})
const strip = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  maxHeight: 'full',
  paddingBlock: '2',
  borderRadius: 'md',
  cursor: 'pointer',
  touchAction: 'none',
  userSelect: 'none',
  overflow: 'hidden',
})
const sign = css({
  flex: '[0 1 1.125rem]',
  minHeight: '0',
  display: 'grid',
  placeItems: 'center',
  textStyle: 'micro',
  lineHeight: 'none',
  color: 'subtle',
  '&[data-current]': { color: 'accent.text', fontWeight: 'bold' },
})
const bubble = css({
  position: 'absolute',
  insetInlineEnd: '12',
  width: '16',
  height: '16',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'xl',
  background: 'inverse',
  color: 'onInverse',
  textStyle: 'figure',
  pointerEvents: 'none',
})
