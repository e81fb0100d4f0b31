import { useNavigate } from '@tanstack/react-router'

/** Begins a mail to an address, in the mailbox. */
export function useMail() {
  const navigate = useNavigate()
  return (address: string) =>
    void navigate({
      to: '/apps/mailbox/$folder',
      params: { folder: 'inbox' },
      search: { compose: 'new', to: address },
    })
}
