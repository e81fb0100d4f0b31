import { TrashIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useAutosave } from '#src/api/use-autosave.ts'
import type { MailLabel } from '#src/contract/shared/mail-folders.ts'
import { useTitles } from '#src/features/mails/mailbox/use-titles.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'
import { LabelColorMenu } from './label-color-menu.tsx'

/** A label: its colour and name are changed in place, and deleting it removes it from all mails. */
export function LabelLine({ label }: { label: MailLabel }) {
  const { t } = useLingui()
  const { updateLabel, removeLabel } = useMails()
  const confirm = useConfirm()
  const title = useTitles().ofLabel(label)
  const name = useAutosave({
    stored: title,
    // A label without a name could not be identified.
    save: async text => text.trim() === '' || Boolean(await updateLabel(label.id, { title: text.trim() })),
  })

  async function remove() {
    const isSure = await confirm({
      title: t`Delete the label “${title}”?`,
      text: t`It goes from every mail that has it. The mails stay.`,
      action: t`Delete`,
      danger: true,
    })
    if (isSure) await removeLabel(label.id)
  }

  return (
    <li>
      <div className={line}>
        <LabelColorMenu color={label.color} onChange={color => void updateLabel(label.id, { color })} />
        <Input
          aria-label={t`Name of the label`}
          maxLength={60}
          value={name.value}
          onChange={event => name.change(event.target.value)}
          onBlur={name.flush}
          onKeyDown={event => isEnter(event) && event.currentTarget.blur()}
        />
        <IconButton label={t`Delete ${title}`} onClick={remove}>
          <TrashIcon />
        </IconButton>
      </div>
      <ConflictNotice conflict={name.conflict} />
    </li>
  )
}

const line = css({ display: 'flex', alignItems: 'center', gap: '1.5' })
