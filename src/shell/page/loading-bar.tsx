import { useRouterState } from '@tanstack/react-router'
import { css } from '#styled-system/css'

/** A line along the top while a screen loads; visible after 150 ms. */
export function LoadingBar() {
  const isLoading = useRouterState({ select: state => state.status === 'pending' })
  return isLoading && <div aria-hidden="true" data-loading className={bar} />
}

const bar = css({
  position: 'fixed',
  top: '0',
  insetInline: '0',
  zIndex: 'toast',
  height: 'rail',
  background: 'accent.ring',
  transformOrigin: 'left',
  animation:
    '[fadeIn {durations.base} {durations.loadingDelay} both, travel 1.2s {easings.standard} infinite]',
  pointerEvents: 'none',
  _print: { display: 'none' },
})
