import type { ReactNode } from 'react'

/** The texts and buttons of a question. */
export interface ConfirmOptions {
  title: string
  text?: ReactNode
  /** The text of the button that continues: its action, never "OK". */
  action: string
  /** The text of the cancel button; `false` leaves it out. */
  cancel?: string | false
  /** The action deletes something permanently. */
  danger?: boolean
  /** Replaces the icon of `danger`. */
  icon?: ReactNode
  /** A click on the scrim and Escape cancel. */
  dismissible?: boolean
}
