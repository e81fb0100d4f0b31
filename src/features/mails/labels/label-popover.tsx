import { useLingui } from '@lingui/react/macro'
import type { MailState } from '#src/contract/mails.ts'
import { useTitles } from '#src/features/mails/mailbox/use-titles.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import type { Trigger } from '#src/ui/lazy/lazy-layer.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'

interface Props {
  mails: readonly MailState[]
  placement?: 'bottom-start' | 'top-start'
  /** The button that opens it. */
  children: Trigger
}

const TagChooser = lazyWithRetry(() =>
  import('#src/blocks/tags/tag-chooser.tsx').then(module => module.TagChooser),
)

/** Assigns, creates, renames and deletes labels, for one mail or for several. */
export function LabelPopover({ mails, placement, children }: Props) {
  const { t } = useLingui()
  const { labels, label, createLabel, updateLabel, removeLabel } = useMails()
  const { ofLabel } = useTitles()
  const carrying = (id: string) => mails.filter(mail => mail.labels.includes(id)).length
  const ids = labels.map(({ id }) => id)

  return (
    <Popover
      label={t`Labels`}
      width="sm"
      flush
      placement={placement}
      preload={TagChooser.preload}
      trigger={children}
    >
      {() => (
        <TagChooser
          tags={labels.map(one => ({ id: one.id, title: ofLabel(one) }))}
          chosen={ids.filter(id => carrying(id) === mails.length)}
          partly={ids.filter(id => carrying(id) > 0 && carrying(id) < mails.length)}
          onToggle={(id, isChosen) => void label(mails, id, isChosen)}
          onCreate={title => createLabel(title)}
          onRename={(id, title) => updateLabel(id, { title })}
          onRemove={removeLabel}
          removeText={t`It goes from every mail that has it. The mails stay.`}
        />
      )}
    </Popover>
  )
}
