import { type ComponentProps, cloneElement, type ReactElement, useEffect, useId, useState } from 'react'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

interface Props {
  text: string
  placement?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactElement<ComponentProps<'button'>>
}

const TooltipPanel = lazyWithRetry(() => import('./tooltip-panel.tsx').then(module => module.TooltipPanel))

/** A text about a control, shown after 400 ms on hover and immediately on keyboard focus. Escape hides it. */
export function Tooltip({ text, placement = 'top', children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const { props } = children
  const ids = { trigger: props.id ?? `${id}trigger`, content: `${id}content` }

  // Opening is delayed, so that a passing pointer does not open it; closing is delayed, so that the pointer can move
  // onto it.
  useEffect(() => {
    const timer = setTimeout(() => setOpen(isOver), isOver ? 400 : 120)
    return () => clearTimeout(timer)
  }, [isOver])

  const hover = {
    onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && setIsOver(true),
    onPointerLeave: () => setIsOver(false),
  }

  return (
    <>
      {cloneElement(children, {
        ...hover,
        id: ids.trigger,
        'aria-describedby': open ? ids.content : props['aria-describedby'],
        onFocus: event => {
          props.onFocus?.(event)
          if (event.currentTarget.matches(':focus-visible')) setOpen(true)
        },
        onBlur: event => {
          props.onBlur?.(event)
          setOpen(false)
        },
        onPointerDown: event => {
          props.onPointerDown?.(event)
          setIsOver(false)
          setOpen(false)
        },
      })}
      <LazyMount open={open}>
        <TooltipPanel
          open={open}
          onClose={() => setOpen(false)}
          ids={ids}
          placement={placement}
          hover={hover}
        >
          {text}
        </TooltipPanel>
      </LazyMount>
    </>
  )
}
