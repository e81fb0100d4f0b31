import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#src/contract/mails.ts'
import { useCompose } from '#src/features/mails/compose/use-compose.ts'
import { isHtml, textOf } from '#src/lib/text/html-text.ts'
import { css, cx } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { parts } from './linked-parts.ts'
import { MailFrame } from './mail-frame.tsx'

/** The content of a mail. HTML is rendered in a frame; in plain text, addresses become links. */
export function MailBody({ mail: { content, subject } }: { mail: Pick<Mail, 'content' | 'subject'> }) {
  const { t } = useLingui()
  const compose = useCompose()
  if (isHtml(content))
    return (
      <MailFrame
        html={content}
        label={t`Text of the mail “${subject}”`}
        onAddress={address => void compose.open('new', address)}
        fallback={<PlainHtml html={content} />}
      />
    )
  return <PlainText text={content} />
}

const PlainHtml = ({ html }: { html: string }) => <PlainText text={textOf(html)} />

function PlainText({ text }: { text: string }) {
  const compose = useCompose()
  return (
    <p className={plain}>
      {parts(text).map(({ at, text, url, address }) =>
        url ? (
          <a key={at} href={url} target="_blank" rel="noopener noreferrer" className={link()}>
            {text}
          </a>
        ) : address ? (
          <button
            key={at}
            type="button"
            className={cx(link(), inline)}
            onClick={() => void compose.open('new', address)}
          >
            {text}
          </button>
        ) : (
          text
        ),
      )}
    </p>
  )
}

const plain = css({
  textStyle: 'read',
  maxWidth: 'pane.readMax',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
const inline = css({ display: 'inline', whiteSpace: 'inherit', textAlign: 'start' })
