import { CameraIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { usePicture } from '#src/blocks/pictures/use-picture.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'
import { jpegOf, type useStorePhoto } from './store-photo.ts'

interface Props {
  /** What the photos show. */
  label: string
  /** The accessible name of the choice of a file. */
  pickerLabel: string
  /** The paths of the stored pictures. */
  photos: readonly string[]
  onChange: (photos: string[]) => void
  storing: ReturnType<typeof useStorePhoto>
  /** The most photos. */
  max?: number
  /** Buttons beside the one that takes a photo. */
  children?: ReactNode
}

/** Photos of a document. Each is stored immediately as a picture, offline too. */
export function PhotoField({ label, pickerLabel, photos, onChange, storing, max, children }: Props) {
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  const read = usePicture()

  async function add(file: File | undefined) {
    const drawn = file && (await read(file))
    const path = drawn && (await storing.store(jpegOf(drawn)))
    if (path) onChange([...photos, path])
  }

  return (
    <div className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
      {photos.length > 0 && (
        <ul aria-label={label} className={pictures}>
          {photos.map((path, index) => (
            <li key={path} className={frame}>
              <img src={assetUrl(path)} alt="" className={picture} />
              <IconButton
                label={t`Remove picture ${{ number: index + 1 }}`}
                className={remove}
                onClick={() => onChange(photos.filter(one => one !== path))}
              >
                <XMarkIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2.5' })}>
        <Button
          loading={storing.isStoring}
          disabled={max !== undefined && photos.length >= max}
          onClick={() => picker.current?.click()}
        >
          <CameraIcon />
          <Trans>Take a photo</Trans>
        </Button>
        {children}
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={pickerLabel}
        onChange={({ target }) => {
          void add(target.files?.[0])
          target.value = ''
        }}
      />
    </div>
  )
}

const pictures = css({ display: 'flex', flexWrap: 'wrap', gap: '2.5' })
const frame = css({ position: 'relative' })
const picture = css({
  width: '28',
  height: '28',
  objectFit: 'cover',
  borderRadius: 'lg',
  background: 'sunken',
})
const remove = css({
  position: '[absolute !important]',
  insetBlockStart: '1',
  insetInlineEnd: '1',
  background: 'surface',
})
