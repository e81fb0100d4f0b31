import { css } from '#styled-system/css'

/** A line above the text: recipients or subject. */
export const row = css({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInlineStart: '4',
  paddingInlineEnd: '2',
  borderBlockEnd: 'hairline',
})
export const rowLabel = css({ flex: 'none', textStyle: 'label', color: 'subtle' })
export const subjectLine = css({
  flex: '1',
  minWidth: '0',
  minHeight: 'touch',
  background: '[transparent]',
  fontWeight: 'label',
  fontSize: { base: '[max(1rem, {fontSizes.body})]', md: 'body' },
  _focusVisible: { outline: '[none]', boxShadow: 'none' },
})
export const quiet = css({ paddingInline: '2' })
