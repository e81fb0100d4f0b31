import { useNavigate } from '@tanstack/react-router'

/** Opens and closes conversations, and the layers over them, which are in the address. */
export function useChatNavigation() {
  const navigate = useNavigate()
  const show = (pane: 'new' | 'info' | 'profile' | undefined) =>
    void navigate({ to: '.', search: before => ({ ...before, pane }), resetScroll: false })

  return {
    open: (id: string) =>
      void navigate({
        to: '/apps/chat/$id',
        params: { id },
        search: ({ q }) => ({ q }),
        resetScroll: false,
      }),
    close: () => void navigate({ to: '/apps/chat', search: ({ q }) => ({ q }), resetScroll: false }),
    startNew: () => show('new'),
    showInfo: () => show('info'),
    showProfile: () => show('profile'),
    closeLayer: () => show(undefined),
  }
}
