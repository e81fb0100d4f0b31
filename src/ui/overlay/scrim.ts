import { css } from '#styled-system/css'

/**
 * Darkens the page below a layer. Layer and scrim have the same level, so that a second layer darkens the first one.
 */
export const scrim = css({
  position: 'fixed',
  inset: '0',
  background: 'scrim',
  _open: { animationName: 'fadeIn', animationDuration: 'base' },
  _closed: { animationName: 'fadeOut', animationDuration: 'fast', animationFillMode: 'forwards' },
  _print: { display: 'none' },
})
