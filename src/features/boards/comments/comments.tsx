import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import { useCommentActions } from '#src/features/boards/actions/use-comment-actions.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { css } from '#styled-system/css'
import { CommentField } from './comment-field.tsx'
import { CommentItem } from './comment-item.tsx'

/** What people wrote about a card, the oldest first, and the field for a new comment. */
export function Comments({ card }: { card: CardRow }) {
  const { t } = useLingui()
  const { may } = useBoard()
  const { addComment } = useCommentActions()
  const headingId = useId()
  const shown = (card.comments ?? []).filter(({ removed }) => !removed)
  if (shown.length === 0 && !may.edit) return null

  return (
    <section aria-labelledby={headingId} className={frame}>
      <h3 id={headingId} className={css({ textStyle: 'titleSm' })}>
        <Trans>Comments</Trans>
      </h3>
      {shown.length > 0 && (
        <ul className={list}>
          {shown.map(comment => (
            <CommentItem key={comment.id} cardId={card.id} comment={comment} />
          ))}
        </ul>
      )}
      {may.edit && (
        <CommentField
          label={t`Write a comment`}
          action={t`Send`}
          draftName={`card.${card.id}.comment`}
          onSend={text => addComment(card.id, text)}
        />
      )}
    </section>
  )
}

const frame = css({ display: 'grid', gap: '3', marginBlockStart: '5' })
const list = css({ display: 'grid', gap: '3' })
