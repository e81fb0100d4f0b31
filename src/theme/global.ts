/** Styles of every page: background, text, focus, and the preferences of the device (motion, contrast, print). */
export const globalCss = {
  ':root': {
    colorScheme: 'light dark',
    '--global-font-body': '{fonts.sans}',
    '--global-font-mono': '{fonts.mono}',
  },
  '[data-scheme=light]': { colorScheme: 'light' },
  '[data-scheme=dark]': { colorScheme: 'dark' },
  html: {
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
    scrollbarColor: '{colors.borderStrong} transparent',
  },
  body: {
    textStyle: 'body',
    color: 'fg',
    background: 'canvas',
    minHeight: '100dvh',
    overflowWrap: 'break-word',
  },
  'b, strong': { fontWeight: '600' },
  'a, button, summary, label, [role=button]': { touchAction: 'manipulation' },
  'button, [role=button], summary, select': { cursor: 'pointer' },
  ':disabled, [aria-disabled=true]': { cursor: 'not-allowed' },
  '::placeholder': { color: 'placeholder', opacity: '1' },
  '::selection': { background: 'accent.subtleHover', color: 'fg' },
  // The page can be used during the fade.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(root)': { animationDuration: '{durations.fast}' },
  // Until React renders, the page shows the mark of the app, and after a moment that it is loading.
  '#root:empty::after': {
    content: '""',
    position: 'fixed',
    inset: '0',
    background: 'url(/icons/mark.svg) center / 56px no-repeat',
    _print: { display: 'none' },
  },
  '#root:empty::before': {
    content: '""',
    position: 'fixed',
    top: '0',
    insetInline: '0',
    height: 'rail',
    background: 'accent.ring',
    transformOrigin: 'left',
    animation: 'fadeIn {durations.base} {durations.chart} both, travel 1.2s {easings.standard} infinite',
    _print: { display: 'none' },
  },
  mark: { background: 'note.sand.border', color: 'fg', borderRadius: 'xs' },
  ':focus-visible': {
    outline: 'focus',
    outlineOffset: '2px',
    boxShadow: '0 0 0 6px color-mix(in oklab, {colors.accent.ring} 16%, transparent)',
  },
  ':is(main, h1, h2, [role=dialog])[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
  // A screen that fills the window is not squeezed on a phone that is zoomed in: the page scrolls.
  '@media (max-height: 20rem)': { '#main': { minHeight: '20rem' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '80ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '80ms !important',
      transitionProperty: 'opacity !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media (forced-colors: active)': {
    // Where no background marks the selection.
    ':is([aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [data-selected])':
      {
        outline: '2px solid Highlight',
        outlineOffset: '-2px',
      },
    ':focus-visible': { outlineColor: 'Highlight', outlineWidth: '3px' },
    ':root': {
      '--colors-surface': 'Canvas !important',
      '--colors-accent-ring': 'Highlight !important',
      '--colors-chart-axis': 'CanvasText !important',
      '--colors-chart-grid': 'GrayText !important',
    },
  },
  '@page landscape': { size: 'A4 landscape', margin: '10mm' },
  '@page a5': { size: 'A5', margin: '10mm' },
  '@page a8': { size: '52mm 74mm', margin: '3mm' },
  '@media print': {
    ':root': { colorScheme: 'light !important' },
    'html, body': { background: 'white !important', fontSize: '10.5pt' },
    // On the body: a change of the page inside it would begin a new one.
    'body:has([data-landscape]):not(:has([data-print-alone]))': { page: 'landscape' },
    'body:has([data-paper=a5])': { page: 'a5' },
    'body:has([data-paper=a8])': { page: 'a8' },
    '*, ::before, ::after': { boxShadow: 'none !important', textShadow: 'none !important' },
    thead: { display: 'table-header-group' },
    'tr, img, figure': { breakInside: 'avoid' },
    // An open entry is printed alone (`printsAlone`), without the rest of the page; "Print the list" prints the rest.
    'html:not([data-print=page]) body:has([data-print-alone]) :not(:has([data-print-alone]), [data-print-alone], [data-print-alone] *)':
      { display: 'none !important' },
    'html:not([data-print=page]) :is(body :has([data-print-alone]), [data-print-alone], [data-print-alone] :is(div, section))':
      {
        position: 'static !important',
        overflow: 'visible !important',
        height: 'auto !important',
        maxHeight: 'none !important',
        maxWidth: 'none !important',
        animation: 'none !important',
      },
    'html:not([data-print=page]) :is(body :has([data-print-alone]), [data-print-alone])': {
      display: 'block !important',
      padding: '0 !important',
      background: 'none !important',
    },
    'html:not([data-print=page]) [data-print-alone] :is(button, footer)': { display: 'none !important' },
    // Of an entry with a sheet (a receipt, labels) only the sheet is printed, at the margins of the page.
    'html:not([data-print=page]) [data-print-alone] :not(:has([data-sheet]), [data-sheet], [data-sheet] *):where([data-print-alone]:has([data-sheet]) *)':
      { display: 'none !important' },
    'html:not([data-print=page]) [data-print-alone] :has([data-sheet])': {
      display: 'block !important',
      padding: '0 !important',
      margin: '0 !important',
    },
  },
}
