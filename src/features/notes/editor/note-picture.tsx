import { TrashIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'

/** The picture of an open note. */
export function NotePicture({ image, onRemove }: { image: string; onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <div className={frame}>
      <img src={assetUrl(image)} alt={t`Picture of the note`} className={picture} />
      <IconButton label={t`Remove the picture`} className={button} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
  )
}

const frame = css({ position: 'relative', margin: '-4', marginBlockEnd: '3' })
const picture = css({ display: 'block', width: 'full', maxHeight: '80', objectFit: 'cover' })
const button = css({
  position: 'absolute',
  insetBlockEnd: '2',
  insetInlineEnd: '2',
  background: 'raised',
  boxShadow: 'sm',
})
