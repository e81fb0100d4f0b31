import { type AnyFormApi, useStore } from '@tanstack/react-form'
import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** The form that `useSchemaForm` returned. */
  form: AnyFormApi
  className?: string
  children: ReactNode
}

/** The element of a form. When the form cannot be sent, the first invalid field gets the focus. */
export function SchemaForm({ form, className, children }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const attempts = useStore(form.store, state => state.submissionAttempts)
  const isSending = useStore(form.store, state => state.isSubmitting)

  useEffect(() => {
    if (attempts === 0 || isSending) return
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts, isSending])

  return (
    <form
      ref={element}
      noValidate
      className={className}
      onSubmit={event => {
        event.preventDefault()
        if (!isSending) void form.handleSubmit()
      }}
    >
      {children}
    </form>
  )
}
