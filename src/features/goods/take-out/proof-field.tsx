import { CameraIcon, PencilIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { usePicture } from '#src/blocks/pictures/use-picture.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'
import { jpegOf, useStoreProof } from './proof-file.ts'

const SignatureDialog = lazyWithRetry(() =>
  import('./signature-dialog.tsx').then(module => module.SignatureDialog),
)

interface Props {
  /** The paths of the stored pictures. */
  proof: readonly string[]
  onChange: (proof: string[]) => void
}

/** Photos and signatures that prove a delivery. Each is stored immediately as a picture, offline too. */
export function ProofField({ proof, onChange }: Props) {
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  const read = usePicture()
  const { store, isStoring } = useStoreProof()
  const [isSigning, setIsSigning] = useState(false)

  async function add(file: File) {
    const path = await store(file)
    if (path === undefined) return
    setIsSigning(false)
    onChange([...proof, path])
  }

  async function addPhoto(file: File | undefined) {
    const drawn = file && (await read(file))
    if (drawn) await add(jpegOf(drawn))
  }

  return (
    <div className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
      {proof.length > 0 && (
        <ul aria-label={t`Proof of delivery`} className={pictures}>
          {proof.map((path, index) => (
            <li key={path} className={frame}>
              <img src={assetUrl(path)} alt="" className={picture} />
              <IconButton
                label={t`Remove picture ${{ number: index + 1 }}`}
                className={remove}
                onClick={() => onChange(proof.filter(one => one !== path))}
              >
                <XMarkIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2.5' })}>
        <Button loading={isStoring && !isSigning} onClick={() => picker.current?.click()}>
          <CameraIcon />
          <Trans>Take a photo</Trans>
        </Button>
        <Button onClick={() => setIsSigning(true)}>
          <PencilIcon />
          <Trans>Let the receiver sign</Trans>
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t`Photo of the delivery`}
        onChange={({ target }) => {
          void addPhoto(target.files?.[0])
          target.value = ''
        }}
      />
      <LazyMount open={isSigning}>
        <SignatureDialog
          open={isSigning}
          isStoring={isStoring}
          onClose={() => setIsSigning(false)}
          onSigned={add}
        />
      </LazyMount>
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
