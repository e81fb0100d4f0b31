import { useLingui } from '@lingui/react/macro'
import { TagPopover } from '#src/blocks/tags/tag-popover.tsx'
import { tagsOf } from '#src/blocks/tags/tags-of.ts'
import type { MailState } from '#src/contract/mails.ts'
import { useTitles } from '#src/features/mails/mailbox/use-titles.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import type { Trigger } from '#src/ui/lazy/lazy-layer.tsx'

interface Props {
  mails: readonly MailState[]
  placement?: 'bottom-start' | 'top-start'
  /** The button that opens it. */
  children: Trigger
}

/** Assigns, creates, renames and deletes labels, for one mail or for several. */
export function LabelPopover({ mails, placement, children }: Props) {
  const { t } = useLingui()
  const { labels, label, createLabel, updateLabel, removeLabel } = useMails()
  const { ofLabel } = useTitles()

  const chooser = () => ({
    tags: labels.map(one => ({ id: one.id, title: ofLabel(one) })),
    ...tagsOf(
      labels,
      mails.map(mail => ({ tags: mail.labels })),
    ),
    onToggle: (id: string, isChosen: boolean) => void label(mails, id, isChosen),
    onCreate: (title: string) => createLabel(title),
    onRename: (id: string, title: string) => updateLabel(id, { title }),
    onRemove: removeLabel,
    removeText: t`It goes from every mail that has it. The mails stay.`,
  })

  return <TagPopover label={t`Labels`} placement={placement} trigger={children} chooser={chooser} />
}
