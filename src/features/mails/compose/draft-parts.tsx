import { ChevronDownIcon, ExclamationCircleIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { AttachmentList } from '#src/blocks/attachments/attachment-list.tsx'
import { MailFrame } from '#src/features/mails/reader/mail-frame.tsx'
import { textOf } from '#src/lib/text/html-text.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { css } from '#styled-system/css'
import type { MailDraft } from './reply-to.ts'

interface Props {
  draft: MailDraft
  onChange: (fields: Partial<MailDraft>) => void
  isAttaching: boolean
  /** Why it cannot be sent. */
  problem: string | undefined
  /** The questions about its fields. */
  children: ReactNode
}

/** The parts of a draft below its text: the quoted mail, and files. */
export function DraftParts({ draft, onChange, isAttaching, problem, children }: Props) {
  const { t } = useLingui()
  const { attachments, quote } = draft
  return (
    <div className={frame}>
      {children}
      {quote && <Quote html={quote} onRemove={() => onChange({ quote: '' })} />}
      {isAttaching && <ProgressBar label={t`Attaching`} />}
      <AttachmentList
        files={attachments}
        onRemove={file => onChange({ attachments: attachments.filter(other => other !== file) })}
      />
      {problem && (
        <p role="alert" className={wrong}>
          <ExclamationCircleIcon />
          {problem}
        </p>
      )}
    </div>
  )
}

const PlainQuote = ({ html }: { html: string }) => (
  <p className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>{textOf(html)}</p>
)

function Quote({ html, onRemove }: { html: string; onRemove: () => void }) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  return (
    <div>
      <Button size="sm" variant="ghost" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        <ChevronDownIcon />
        {isShown ? <Trans>Hide what you answer</Trans> : <Trans>Show what you answer</Trans>}
      </Button>
      {isShown && (
        <>
          <Button size="sm" variant="ghost" onClick={onRemove}>
            <Trans>Leave it out</Trans>
          </Button>
          <div className={quoted}>
            <MailFrame
              html={html}
              label={t`What you answer`}
              onAddress={() => undefined}
              fallback={<PlainQuote html={html} />}
            />
          </div>
        </>
      )}
    </div>
  )
}

const frame = css({
  flex: 'none',
  display: 'grid',
  gap: '2.5',
  paddingInline: '4',
  paddingBlockEnd: '2.5',
  maxHeight: '[40dvh]',
  overflowY: 'auto',
  _empty: { display: 'none' },
})
const quoted = css({ paddingBlock: '2' })
const wrong = css({
  display: 'flex',
  gap: '1.5',
  textStyle: 'label',
  color: 'danger.text',
  '& svg': { flex: 'none', width: 'icon.xs', height: 'icon.xs', marginTop: '[1px]' },
})
