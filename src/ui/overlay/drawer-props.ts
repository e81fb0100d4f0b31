import type { ReactNode } from 'react'

/** The properties of `Drawer`. */
export interface DrawerProps {
  open: boolean
  /** Called by Escape, the scrim or the close button. A drawer in the address then goes back in the history. */
  onOpenChange: (open: boolean) => void
  /** The name of the drawer; also its heading, unless `action` is given. */
  label: string
  side?: 'left' | 'right'
  /** 464 px next to the page and 504 px over it; 640 px; 280 px for navigation. */
  width?: 'md' | 'wide' | 'nav'
  /**
   * From `lg` it is a part of the page without a scrim; below `lg` it is over the page. Its parent must be a flex row.
   */
  beside?: boolean
  /** The main action, at the left of the header. */
  action?: ReactNode
  /** At the right of the header, before Close: `SaveIndicator`, icon buttons. */
  tools?: ReactNode
  footer?: ReactNode
  /** Without header and padding: the content renders them. */
  bare?: boolean
  /** When it is printed, the rest of the page is not printed. */
  printsAlone?: boolean
  children: ReactNode
}
