import { PencilSquareIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CardComment } from '#src/contract/shared/board-rows.ts'
import { isStored, useCommentActions } from '#src/features/boards/actions/use-comment-actions.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { formatDate, formatDue, formatTime } from '#src/lib/format/dates.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { CommentField } from './comment-field.tsx'

/** Who wrote what and when. The author can edit and delete it. */
export function CommentItem({ cardId, comment }: { cardId: string; comment: CardComment }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { people, now, may } = useBoard()
  const { me, updateComment, removeComment } = useCommentActions()
  const [isEditing, setIsEditing] = useState(false)
  const { id, by, at, editedAt, text } = comment
  const author = people.find(person => person.id === by)
  const name = author?.name ?? t`Former colleague`
  const date = new Date(at)

  async function send(words: string) {
    const saved = await updateComment(cardId, id, { text: words })
    if (saved) setIsEditing(false)
    return saved
  }

  return (
    <li className={row}>
      <Avatar size="sm" name={name} image={author?.avatar ?? null} decorative />
      <div className={css({ flex: '1', minWidth: '0' })}>
        <div className={head}>
          <p className={facts}>
            <span className={writer}>{name}</span>
            <time dateTime={at} title={`${formatDate(date, formats)}, ${formatTime(date, formats.locale)}`}>
              {formatDue(at, now, formats)}
            </time>
            {editedAt && <Trans>(edited)</Trans>}
          </p>
          {may.edit && by === me && isStored(comment) && !isEditing && (
            <>
              <IconButton size="sm" label={t`Edit the comment`} onClick={() => setIsEditing(true)}>
                <PencilSquareIcon />
              </IconButton>
              <IconButton
                size="sm"
                label={t`Delete the comment`}
                onClick={() => void removeComment(cardId, id)}
              >
                <TrashIcon />
              </IconButton>
            </>
          )}
        </div>
        {isEditing ? (
          <CommentField
            autoFocus
            label={t`Comment`}
            action={t`Save`}
            draftName={`comment.${id}`}
            stored={text}
            onSend={send}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <p className={words}>{text}</p>
        )}
      </div>
    </li>
  )
}

const row = css({ display: 'flex', gap: '3', breakInside: 'avoid' })
const head = css({ display: 'flex', alignItems: 'center', minHeight: '8' })
const facts = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  textStyle: 'caption',
  color: 'muted',
})
const writer = css({ fontWeight: 'label', color: 'fg' })
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
