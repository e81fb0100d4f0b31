import { useStore } from '@tanstack/react-form'
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import { useFieldContext } from './contexts.ts'
import { isMissing, issueText } from './issue-text.ts'

/** A value that saves by itself, as `useAutosave` returns it. */
export interface Saver<Value> {
  value: Value
  change: (value: Value) => void
  flush: () => Promise<void>
  forget: () => void
  conflict: { theirs: string; keepMine: () => void; takeTheirs: () => void } | undefined
}

interface Options<Value> {
  /** What is said of a required value that is missing. */
  missing?: ReactNode
  /** Saves each value. A required one that is missing is shown here only: what is stored stays. */
  saver?: Saver<Value> | undefined
}

/**
 * The value of the field around it, how to change it, and what is wrong with it. What the form or the server says is shown
 * immediately; a value that breaks the schema once the field was left; a missing one once sending was tried.
 */
export function useBoundField<Value>({ missing, saver }: Options<Value> = {}) {
  const field = useFieldContext<Value>()
  const wasTried = useStore(field.form.store, state => state.submissionAttempts > 0)
  const { value, meta } = field.state

  /**
   * Whether a value is missing and may not be: then it is shown here only, and what is stored stays. `field.state` is that of
   * the last render, `getMeta` reads what holds now.
   */
  const isCleared = (current: Value) => isMissing(current) && !field.getMeta().isValid

  const saved = saver?.value
  /** Shows a draft that came back, or what somebody else stored. */
  const receive = useEffectEvent((next: Value | undefined) => {
    if (next === undefined || next === field.state.value || isCleared(field.state.value)) return
    field.setValue(next, { dontUpdateMeta: true, dontRunListeners: true })
  })
  useLayoutEffect(() => receive(saved), [saved])

  function change(next: Value) {
    field.handleChange(next)
    if (isCleared(next)) saver?.forget()
    else saver?.change(next)
  }

  function leave() {
    field.handleBlur()
    void saver?.flush()
  }

  function error(): ReactNode {
    const [first] = meta.errors
    if (!first) return undefined
    if (typeof first === 'string') return first
    const isShown = wasTried || (saver ? meta.isTouched : meta.isBlurred && !isMissing(value))
    if (!isShown) return undefined
    return (isMissing(value) && missing) || issueText(first)
  }

  return { value, change, leave, error: error() }
}
