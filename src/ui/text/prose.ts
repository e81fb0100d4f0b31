import { css } from '#styled-system/css'

/** The style of HTML that people wrote. */
export const prose = css({
  textStyle: 'read',
  maxWidth: 'pane.readMax',
  overflowWrap: 'anywhere',
  '& :is(p, ul, ol, blockquote, pre, table, figure) + *': { marginTop: '4' },
  '& :is(h1, h2, h3, h4)': { textStyle: 'titleSm', marginTop: '6', marginBottom: '2' },
  '& > :first-child': { marginTop: '0' },
  '& a': { color: 'accent.text', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '5' },
  '& blockquote': {
    borderInlineStart: '[3px solid {colors.border}]',
    paddingInlineStart: '4',
    color: 'muted',
  },
  '& :is(code, pre)': { fontFamily: 'mono', fontSize: 'label', background: 'sunken', borderRadius: 'sm' },
  '& code': { paddingInline: '1' },
  '& pre': { padding: '4', overflowX: 'auto' },
  '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'md' },
  '& table': { display: 'block', overflowX: 'auto' },
  '& :is(td, th)': {
    borderBlockEnd: 'hairline',
    paddingBlock: '2',
    paddingInlineEnd: '4',
    fontVariantNumeric: 'tabular-nums',
    // A table that is too wide scrolls, and its words are not broken.
    overflowWrap: 'normal',
  },
  // The name of a row stays visible next to its numbers.
  '& td:first-child': { minWidth: '32' },
  '& th': { textStyle: 'label', color: 'subtle', borderBlockEnd: 'strong' },
  '& th:not([align])': { textAlign: 'start' },
})
