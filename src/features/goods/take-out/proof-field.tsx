import { CameraIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { client } from '#src/api/client.ts'
import { usePicture } from '#src/blocks/pictures/use-picture.ts'
import { uploads } from '#src/contract/uploads.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { css } from '#styled-system/css'

const app = getRouteApi('/_app')
const api = client(uploads)

interface Props {
  /** The paths of the stored photos. */
  proof: readonly string[]
  onChange: (proof: string[]) => void
}

/** Photos that prove a delivery. The camera of a phone takes them; each is stored immediately, offline too. */
export function ProofField({ proof, onChange }: Props) {
  const { t } = useLingui()
  const { company, user } = app.useLoaderData()
  const picker = useRef<HTMLInputElement>(null)
  const read = usePicture()
  const [isStoring, setIsStoring] = useState(false)

  async function add(file: File | undefined) {
    const drawn = file && (await read(file))
    if (!drawn) return
    setIsStoring(true)
    const headers = { 'merchant-id': company.companyId, 'merchant-app': 'employee', index: user.id } as const
    const stored = await withErrorToast(() => api.upload({ headers, body: { file: jpegOf(drawn) } }))
    setIsStoring(false)
    if (stored) onChange([...proof, stored.object])
  }

  return (
    <div className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
      {proof.length > 0 && (
        <ul aria-label={t`Photos of the delivery`} className={pictures}>
          {proof.map((path, index) => (
            <li key={path} className={frame}>
              <img src={assetUrl(path)} alt="" className={picture} />
              <IconButton
                label={t`Remove photo ${{ number: index + 1 }}`}
                className={remove}
                onClick={() => onChange(proof.filter(one => one !== path))}
              >
                <XMarkIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button loading={isStoring} onClick={() => picker.current?.click()}>
        <CameraIcon />
        <Trans>Take a photo</Trans>
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t`Photo of the delivery`}
        onChange={({ target }) => {
          void add(target.files?.[0])
          target.value = ''
        }}
      />
    </div>
  )
}

/** Returns the file of a data URL with a JPEG. */
function jpegOf(url: string) {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), letter => letter.charCodeAt(0))
  return new File([bytes], 'proof.jpg', { type: 'image/jpeg' })
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
