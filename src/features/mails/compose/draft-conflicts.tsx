import { useLingui } from '@lingui/react/macro'
import { textOf } from '#src/lib/text/html-text.ts'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import type { DraftField } from './kept-draft.ts'
import type { MailDraft } from './reply-to.ts'
import type { DraftEditing } from './use-draft.ts'

/** The question for each field of a draft that was changed here and in another tab. */
export function DraftConflicts({ conflicts }: Pick<DraftEditing, 'conflicts'>) {
  const { t } = useLingui()
  const names: Record<DraftField, string> = {
    to: t`To`,
    cc: t`Cc`,
    bcc: t`Bcc`,
    subject: t`Subject`,
    words: t`Text`,
    quote: t`Text`,
    attachments: t`Attachments`,
  }

  return conflicts.map(({ name, theirs, ...choice }) => (
    <ConflictNotice
      key={name}
      conflict={{ ...choice, theirs: `${names[name]}: ${shown(theirs[name]) || '–'}` }}
    />
  ))
}

const shown = (value: MailDraft[DraftField]) =>
  typeof value === 'string'
    ? textOf(value)
    : value.map(entry => (typeof entry === 'string' ? entry : entry.name)).join(', ')
