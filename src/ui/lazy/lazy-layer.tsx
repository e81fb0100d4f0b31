import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react'
import { LazyMount } from './lazy-mount.tsx'

/** The data that a panel needs from its trigger. They are connected by ids, and the trigger owns the state. */
export interface Layer {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** It was opened with the keyboard, so its first row is highlighted immediately. */
  byKey: boolean
  ids: { trigger: string; content: string }
}

/** An element that renders a button: `Button`, `IconButton`, `<button>`. */
export type Trigger = ReactElement<ComponentProps<'button'>>

interface Props extends Partial<Pick<Layer, 'open' | 'onOpenChange'>> {
  trigger: Trigger
  popup: 'menu' | 'dialog' | 'listbox'
  /** Loads the panel. Called when the pointer or the focus reaches the trigger. */
  preload: () => void
  children: (layer: Layer) => ReactNode
}

/**
 * A floating layer in two parts: a trigger that is a plain button, and a panel (from `lazyWithRetry`) that loads when
 * the pointer or the focus reaches the trigger. A click before that is not lost: the panel opens when it is loaded. The
 * element of the trigger stays the same, so it keeps the focus.
 */
export function LazyLayer({ trigger, popup, preload, children, ...controlled }: Props) {
  const id = useId()
  const [ownOpen, setOwnOpen] = useState(false)
  const [byKey, setByKey] = useState(false)
  const open = controlled.open ?? ownOpen
  const { props } = trigger
  const ids = { trigger: props.id ?? `${id}trigger`, content: `${id}content` }

  function onOpenChange(next: boolean) {
    setOwnOpen(next)
    controlled.onOpenChange?.(next)
    if (!next) requestAnimationFrame(giveBackFocus)
  }

  /** Returns the focus to the trigger when the element with the focus was removed with the panel. */
  function giveBackFocus() {
    const { activeElement, body } = document
    const isInPanel = document.getElementById(ids.content)?.contains(activeElement)
    if (isInPanel || activeElement === body) document.getElementById(ids.trigger)?.focus()
  }

  function openByArrow(event: KeyboardEvent<HTMLButtonElement>) {
    props.onKeyDown?.(event)
    if (popup === 'dialog' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setByKey(true)
    onOpenChange(true)
  }

  function toggle(event: MouseEvent<HTMLButtonElement>) {
    props.onClick?.(event)
    setByKey(event.detail === 0)
    onOpenChange(!open)
  }

  return (
    <>
      {cloneElement(trigger, {
        id: ids.trigger,
        'aria-haspopup': popup,
        'aria-expanded': open,
        'aria-controls': open ? ids.content : undefined,
        onPointerEnter: both(props.onPointerEnter, preload),
        onFocus: both(props.onFocus, preload),
        onKeyDown: openByArrow,
        onClick: toggle,
      })}
      <LazyMount open={open}>
        <Settled>{isSettled => children({ open: open && isSettled, onOpenChange, byKey, ids })}</Settled>
      </LazyMount>
    </>
  )
}

/** Mounts a panel closed and then opens it, because only that change moves the focus into it. */
function Settled({ children }: { children: (isSettled: boolean) => ReactNode }) {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => setIsSettled(true), [])
  return children(isSettled)
}

const both =
  <Event,>(first: ((event: Event) => void) | undefined, second: () => void) =>
  (event: Event) => {
    first?.(event)
    second()
  }
