import { createContext, use } from 'react'

type FieldState = {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean | undefined
}

/** The field around a control, if any. */
export const FieldContext = createContext<FieldState | null>(null)

/** Returns the attributes that connect a control with the field around it; none outside of a field. */
export function useFieldProps() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required,
  }
}
