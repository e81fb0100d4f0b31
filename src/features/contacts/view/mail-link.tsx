import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface Props {
  to: string
  className?: string
  children: ReactNode
}

/** A link that opens a new mail to an address, in the mailbox. */
export const MailLink = ({ to, ...props }: Props) => (
  <Link to="/apps/mailbox/$folder" params={{ folder: 'inbox' }} search={{ compose: 'new', to }} {...props} />
)
