import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import type { SaveStatus } from '#src/api/autosave.ts'
import { useAutosave } from '#src/api/use-autosave.ts'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import type { Save } from '#src/features/boards/actions/use-card-actions.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { onIdle } from '#src/lib/on-idle.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { onEnter } from '#src/ui/keyboard/is-enter.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { CardHead } from './card-head.tsx'
import { CardProperties } from './card-properties.tsx'
import { CardTools } from './card-tools.tsx'
import { Steps } from './steps.tsx'
import { useSteps } from './use-steps.ts'

/** Below everything else, so they are loaded last. */
const Comments = lazyWithRetry(() =>
  import('#src/features/boards/comments/comments.tsx').then(module => module.Comments),
)

interface Props {
  card: CardRow
  onClose: () => void
}

/** The open card. If the user may change it, every field saves by itself. */
export function CardEditor({ card, onClose }: Props) {
  const { t } = useLingui()
  const { may, updateCard } = useBoard()
  const [status, setStatus] = useState<SaveStatus>('idle')
  const [isIdle, setIdle] = useState(false)
  useEffect(() => onIdle(() => setIdle(true)), [])

  const save: Save = async fields => {
    setStatus('saving')
    const isSaved = (await updateCard(card.id, fields)) !== undefined
    setStatus(isSaved ? 'saved' : 'failed')
    return isSaved
  }

  const title = useAutosave({
    stored: card.title,
    // A card keeps its last title rather than having none.
    save: async text => text.trim() === '' || save({ title: text.trim() }),
    draftKey: `card.${card.id}.title`,
  })
  const description = useAutosave({
    stored: card.description ?? '',
    save: text => save({ description: text || null }),
    draftKey: `card.${card.id}.description`,
  })
  const steps = useSteps(card, save)

  return (
    <Dialog
      open
      printsAlone
      size="lg"
      onOpenChange={onClose}
      title={<CardHead card={card} status={status} />}
      footer={may.edit && <CardTools card={card} save={save} onClose={onClose} />}
    >
      {card.cover && <img src={assetUrl(card.cover)} alt="" className={picture} />}
      <Textarea
        rows={1}
        readOnly={!may.edit}
        aria-label={t`Title`}
        maxLength={1000}
        enterKeyHint="done"
        className={heading}
        value={title.value}
        onChange={event => title.change(event.target.value)}
        onBlur={() => void (title.value.trim() === '' ? title.forget() : title.flush())}
        // A title has no line breaks; Enter finishes it.
        onKeyDown={onEnter(event => event.currentTarget.blur())}
      />
      <ConflictNotice conflict={title.conflict} />
      <fieldset disabled={!may.edit}>
        <CardProperties card={card} save={save} />
      </fieldset>
      <h3 className={subheading}>
        <Trans>Description</Trans>
      </h3>
      <Textarea
        rows={3}
        readOnly={!may.edit}
        aria-label={t`Description`}
        placeholder={t`Prices, phone numbers, what to watch for`}
        maxLength={100_000}
        className={paper}
        value={description.value}
        onChange={event => description.change(event.target.value)}
        onBlur={description.flush}
      />
      <ConflictNotice conflict={description.conflict} />
      <fieldset disabled={!may.edit}>
        <Steps steps={steps} />
      </fieldset>
      {isIdle && (
        <Suspense>
          <Comments card={card} />
        </Suspense>
      )}
    </Dialog>
  )
}

const picture = css({
  display: 'block',
  width: 'full',
  maxHeight: '48',
  objectFit: 'cover',
  borderRadius: 'lg',
  marginBlockEnd: '4',
})
const heading = css({
  minHeight: '0',
  marginInline: '[-0.5rem]',
  width: '[calc(100% + 1rem)]',
  paddingInline: '2',
  paddingBlock: '1',
  marginBlockEnd: '3',
  textStyle: 'heading',
  background: '[transparent]',
  boxShadow: 'none',
  _hover: { background: 'hover' },
})
export const subheading = css({ textStyle: 'titleSm', marginBlockStart: '5', marginBlockEnd: '2' })
const paper = css({ background: 'sunken', boxShadow: 'none', borderRadius: 'lg', padding: '4' })
