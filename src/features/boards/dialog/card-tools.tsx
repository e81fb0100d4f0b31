import { ArchiveBoxArrowDownIcon, LinkIcon, PhotoIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useCopyLink } from '#src/blocks/links/use-copy-link.ts'
import { usePicture } from '#src/blocks/pictures/use-picture.ts'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import type { Save } from '#src/features/boards/actions/use-card-actions.ts'
import { CardMenu } from '#src/features/boards/card/card-menu.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'

/** The actions on an open card as a whole. */
export function CardTools({ card, save, onClose }: { card: CardRow; save: Save; onClose: () => void }) {
  const { t } = useLingui()
  const copyLink = useCopyLink()

  return (
    <div className={bar}>
      <CoverButton save={save} label={card.cover ? t`Change the cover` : t`Add a cover`} />
      {card.cover && (
        <IconButton label={t`Remove the cover`} onClick={() => void save({ cover: null })}>
          <TrashIcon />
        </IconButton>
      )}
      {card.archived && (
        <Button onClick={() => void save({ archived: false })}>
          <ArchiveBoxArrowDownIcon />
          <Trans>Take out of the archive</Trans>
        </Button>
      )}
      <IconButton
        label={t`Copy link`}
        className={css({ marginInlineStart: 'auto' })}
        onClick={() => void copyLink()}
      >
        <LinkIcon />
      </IconButton>
      <CardMenu card={card} size="md" placement="top-start" onGone={onClose} />
    </div>
  )
}

function CoverButton({ label, save }: { label: string; save: Save }) {
  const picker = useRef<HTMLInputElement>(null)
  const draw = usePicture()

  async function take(file: File | undefined) {
    const cover = file && (await draw(file))
    if (cover) await save({ cover })
  }

  return (
    <>
      <Button variant="ghost" onClick={() => picker.current?.click()}>
        <PhotoIcon />
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={event => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}

const bar = css({
  flex: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  marginInline: '-2',
})
