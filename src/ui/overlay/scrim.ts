import { css } from '#styled-system/css'

/** Dims the page beneath a layer. Layer and scrim share a level, so that a second layer dims the first. */
export const scrim = css({
  position: 'fixed',
  inset: '0',
  background: 'scrim',
  _open: { animationName: 'fadeIn', animationDuration: 'base' },
  _closed: { animationName: 'fadeOut', animationDuration: 'fast', animationFillMode: 'forwards' },
  _print: { display: 'none' },
})
