import { css, cx } from '#styled-system/css'

/** The keys of a shortcut: "mod+k" (⌘ on a Mac, otherwise Ctrl), or "g t" for one after the other. */
export function Kbd({ keys, className }: { keys: string; className?: string }) {
  return (
    <span className={cx(group, className)}>
      {inWords(keys)
        .split(/(?<=.)[+ ](?=.)/)
        .map(name => (
          <kbd key={name} className={cap}>
            {name}
          </kbd>
        ))}
    </span>
  )
}

const isMac = navigator.userAgent.includes('Mac OS')

/** Returns the text of a shortcut: "mod+k" → "Ctrl+K" or "⌘+K". */
const inWords = (keys: string) =>
  keys.replace('mod', isMac ? '⌘' : 'Ctrl').replace(/\b[a-z]\b/g, letter => letter.toUpperCase())

const group = css({ display: 'inline-flex', flex: 'none', gap: '1' })
const cap = css({
  minWidth: '5',
  paddingInline: '1',
  textAlign: 'center',
  textStyle: 'micro',
  fontFamily: 'sans',
  fontWeight: 'medium',
  lineHeight: '[1.125rem]',
  color: 'subtle',
  background: 'surface',
  border: 'hairline',
  borderRadius: 'sm',
})
