import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { RowMark } from '#src/blocks/team/row-mark.tsx'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { LabelDot } from '#src/features/boards/labels/label-dot.tsx'
import { useCardSurroundings } from '#src/features/boards/use-board.ts'
import { isPending } from '#src/lib/pending-id.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css } from '#styled-system/css'
import { CardFacts } from './card-facts.tsx'
import { cardLinkIdOf, dragHelpId } from './card-link-id.ts'
import { CardMenu } from './card-menu.tsx'

interface Props {
  card: CardRow
  isDone: boolean
  /** It is being moved by keyboard. */
  isLifted: boolean
}

/** A card on the board. The link in its title covers the whole card. It is inert until the server has created it. */
export const BoardCard = memo(function BoardCard({ card, isDone, isLifted }: Props) {
  const { boardId, may } = useCardSurroundings()
  return (
    <article className={cardFrame} data-lifted={isLifted || undefined} inert={isPending(card.id)}>
      <CardFace card={card} isDone={isDone}>
        <Link
          id={cardLinkIdOf(card.id)}
          to="/apps/scrumboard/$boardId/card/$cardId"
          params={{ boardId, cardId: card.id }}
          search
          resetScroll={false}
          draggable={false}
          aria-describedby={may.edit ? dragHelpId : undefined}
          className={cover}
        >
          {card.title}
        </Link>
      </CardFace>
      <RowMark table="boardCards" id={card.id} />
      {may.edit && <CardMenu card={card} className={corner} />}
    </article>
  )
})

interface FaceProps {
  card: CardRow
  isDone: boolean
  /** The title, with or without its link. */
  children: React.ReactNode
}

/** What a card looks like, also under the pointer during a drag. */
export function CardFace({ card, isDone, children }: FaceProps) {
  const { labels } = useCardSurroundings()
  const wordsOf = useBoardWords()
  const shown = labels.filter(({ id }) => card.labels.includes(id))
  return (
    <>
      {card.cover && (
        <img
          src={assetUrl(card.cover)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={picture}
        />
      )}
      <div className={body}>
        {shown.length > 0 && (
          <ul className={labelRow}>
            {shown.map(label => (
              <li key={label.id}>
                <LabelDot label={label} />
                {wordsOf(label.title)}
              </li>
            ))}
          </ul>
        )}
        <h3 className={css({ fontWeight: 'label', overflowWrap: 'anywhere' })}>{children}</h3>
        <CardFacts card={card} isDone={isDone} />
      </div>
    </>
  )
}

export const cardFrame = css({
  position: 'relative',
  '--mark-inset': '{spacing.1}',
  background: 'surface',
  borderRadius: 'lg',
  boxShadow: 'hairline',
  overflow: 'hidden',
  userSelect: 'none',
  '&[data-lifted]': { outline: 'focus', rotate: '[1deg]' },
  '&:has(a:hover)': { boxShadow: '[{shadows.sm}, {shadows.hairline}]' },
  _print: { border: '[1px solid]' },
})
const cover = css({
  WebkitTouchCallout: 'none',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  _focusVisible: {
    outline: 'none',
    boxShadow: '[none]',
    _after: { outline: 'focus', outlineOffset: '[-2px]' },
  },
})
/** The menu appears under the pointer and with the focus; on touch it is always there. */
const corner = css({
  position: 'absolute',
  zIndex: 'raised',
  insetBlockStart: '1.5',
  insetInlineEnd: '1.5',
  background: 'surface',
  opacity: '0',
  ':is(article:hover, article:focus-within) > &': { opacity: 'full' },
  _expanded: { opacity: 'full' },
  _touch: { opacity: 'full' },
  _print: { display: 'none' },
})
const picture = css({ display: 'block', width: 'full', height: '32', objectFit: 'cover' })
const body = css({ display: 'grid', gap: '2', paddingInline: '3.5', paddingBlock: '3' })
const labelRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'caption',
  color: 'muted',
  paddingInlineEnd: '6',
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
})
