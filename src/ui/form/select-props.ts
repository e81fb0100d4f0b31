import type { ReactNode } from 'react'

/** An option of a select. */
export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  /** An icon, a flag or a dot; also shown in the trigger when the option is chosen. */
  icon?: ReactNode
  disabled?: boolean
}
