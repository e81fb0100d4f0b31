import { css } from '#styled-system/css'

/**
 * The style that darkens the page below a layer. Layer and scrim have the same z-index, so that a second layer darkens
 * the first one.
 */
export const scrim = css({
  position: 'fixed',
  inset: '0',
  background: 'scrim',
  _open: { animationName: 'fadeIn', animationDuration: 'base' },
  _closed: { animationName: 'fadeOut', animationDuration: 'fast', animationFillMode: 'forwards' },
  _print: { display: 'none' },
})
