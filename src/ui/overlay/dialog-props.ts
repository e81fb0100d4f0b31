import type { ReactNode } from 'react'

/** The properties of `Dialog`. */
export interface DialogProps {
  /** When it is printed, the page below it is not printed. */
  printsAlone?: boolean
  open: boolean
  /** Called by Escape, the scrim or the close button. A dialog in the address then goes back in the history. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Buttons at the right end, the safe one first. */
  footer?: ReactNode
  /** 480 or 640 px wide, or as large as the window allows; a bottom sheet on phones. */
  size?: 'md' | 'lg' | 'full'
  /** `alertdialog`: the user must choose; a click on the scrim does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** False leaves out the close button, for short questions with buttons in the footer. */
  closable?: boolean
  onExited?: () => void
  children: ReactNode
}
