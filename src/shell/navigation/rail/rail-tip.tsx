import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { css } from '#styled-system/css'

/** Shows the name of the icon under the pointer or focus. It is outside the column, which would cut it off. */
export function RailTip({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<{ text: string; style: { left: number; top: number } }>()

  function show({ target, type }: SyntheticEvent) {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
    if (!item || (type === 'focus' && !item.matches(':focus-visible'))) return setTip(undefined)
    const { right, top, height } = item.getBoundingClientRect()
    setTip({ text: item.dataset.tip ?? '', style: { left: right + 8, top: top + height / 2 } })
  }
  const hide = () => setTip(undefined)

  return (
    <div
      role="presentation"
      onPointerOver={event => event.pointerType === 'mouse' && show(event)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={event => event.key === 'Escape' && hide()}
    >
      {children}
      {tip && (
        <span aria-hidden="true" className={label} style={tip.style}>
          {tip.text}
        </span>
      )}
    </div>
  )
}

const label = css({
  position: 'fixed',
  zIndex: 'tooltip',
  translate: '[0 -50%]',
  paddingInline: '2.5',
  paddingBlock: '1.5',
  borderRadius: 'sm',
  background: 'inverse',
  color: 'onInverse',
  textStyle: 'caption',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  animation: '[fadeIn {durations.base} both]',
})
