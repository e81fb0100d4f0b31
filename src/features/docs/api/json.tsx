import { css } from '#styled-system/css'

interface Props {
  /** The accessible name. */
  label: string
  /** A value, or JSON text. */
  value: unknown
}

/** A value as JSON, in a frame that scrolls. */
export const Json = ({ label, value }: Props) => (
  <pre {...scrollable} aria-label={label} className={frame}>
    {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
  </pre>
)

/** A region that scrolls can be focused, so that arrow keys scroll it. */
const scrollable = { role: 'region', tabIndex: 0 } as const
const frame = css({
  maxHeight: '[20rem]',
  overflow: 'auto',
  padding: '4',
  borderRadius: 'lg',
  background: 'sunken',
  fontFamily: 'mono',
  fontSize: 'label',
  _focusVisible: { outlineOffset: '[-2px]' },
})
