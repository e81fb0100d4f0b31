import { useStore } from '@tanstack/react-form'
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import { useFieldContext } from './contexts.ts'
import { isMissing, issueText } from './issue-text.ts'

/** A value that is saved automatically, as `useAutosave` returns it. */
export interface Saver<Value> {
  value: Value
  change: (value: Value) => void
  flush: () => Promise<void>
  forget: () => void
  conflict: { theirs: string; keepMine: () => void; takeTheirs: () => void } | undefined
}

interface Options<Value> {
  /** The message for a missing required value. */
  missing?: ReactNode
  /** Saves each value. A missing required value is not saved: it is shown only here, and the stored value stays. */
  saver?: Saver<Value> | undefined
}

/**
 * Returns the value of the field around it, functions that change it, and its error. An error of the form or the server
 * is shown immediately; an invalid value when the field was left; a missing value after an attempt to send the form.
 */
export function useBoundField<Value>({ missing, saver }: Options<Value> = {}) {
  const field = useFieldContext<Value>()
  const wasTried = useStore(field.form.store, state => state.submissionAttempts > 0)
  const { value, meta } = field.state

  /**
   * Returns whether a required value is missing: then it is shown only here, and the stored value stays. `field.state`
   * is from the last render, `getMeta` reads the current state.
   */
  const isCleared = (current: Value) => isMissing(current) && !field.getMeta().isValid

  const saved = saver?.value
  /** Shows a restored draft, or a value that was stored elsewhere. */
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
