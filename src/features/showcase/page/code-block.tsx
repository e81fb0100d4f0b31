import { ClipboardDocumentIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css, cva } from '#styled-system/css'
import { type CodeToken, codeTokens } from './code-tokens.ts'
import { copyText } from './copy-text.ts'

interface Props {
  code: string
  /** The accessible name of the code. */
  label: string
}

/** Code in colours, with a button that copies it. It scrolls inside its own frame. */
export function CodeBlock({ code, label }: Props) {
  const { t } = useLingui()
  return (
    <div className={frame}>
      <pre {...scrollable} aria-label={label} className={text}>
        <code>
          {withPositions(codeTokens(code.trimEnd())).map(({ at, kind, text }) => (
            <span key={at} className={colour({ kind })}>
              {text}
            </span>
          ))}
        </code>
      </pre>
      <IconButton
        label={t`Copy the code`}
        className={corner}
        onClick={() => void copyText(code, t`The code was copied`, t`The browser does not allow copying`)}
      >
        <ClipboardDocumentIcon />
      </IconButton>
    </div>
  )
}

/** A region that scrolls can be focused, so that arrow keys scroll it. */
const scrollable = { role: 'region', tabIndex: 0 } as const

/** Adds to each part its position in the code, as its key. */
const withPositions = (tokens: readonly CodeToken[]) => {
  let position = 0
  return tokens.map(token => {
    const at = position
    position += token.text.length
    return { ...token, at }
  })
}

const frame = css({ position: 'relative', borderBlockStart: 'hairline', background: 'sunken' })
const text = css({
  maxHeight: '[28rem]',
  overflow: 'auto',
  padding: 'card',
  fontFamily: 'mono',
  fontSize: 'label',
  tabSize: '[2]',
  _focusVisible: { outlineOffset: '[-2px]' },
})
const corner = css({ position: 'absolute', insetBlockStart: '2', insetInlineEnd: '2', background: 'surface' })
const colour = cva({
  variants: {
    kind: {
      plain: {},
      comment: { color: 'subtle' },
      string: { color: 'success.text' },
      keyword: { color: 'accent.text' },
      name: { color: 'info.text' },
    },
  },
})
