import { BuildingStorefrontIcon, PhotoIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Company } from '#src/contract/company.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Button } from '#src/ui/button/button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { drawPicture, fitWhole, jpegFile } from '#src/ui/pictures/draw-picture.ts'
import { css } from '#styled-system/css'
import { saveCompany, uploadLogo } from './setting-calls.ts'

/** The longer side, in px: sharp in print on 24 mm. */
const MAX_SIDE_PX = 480

/** The logo of the shop: choose another one, or remove it. It is stored immediately. */
export function LogoField({ company, canEdit }: { company: Company; canEdit: boolean }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)
  const { logoUrl } = company

  async function send(picture: File | null) {
    setIsSending(true)
    const change = async () =>
      saveCompany(company, { logoUrl: picture && (await uploadLogo(company, picture)) })
    await withErrorToast(change).finally(() => setIsSending(false))
  }

  async function choose(file: File) {
    const drawn = await drawPicture(file, fitWhole(MAX_SIDE_PX))
      .then(canvas => jpegFile(canvas, 'logo.jpg', 0.9))
      .catch(() => undefined)
    if (drawn) await send(drawn)
    else toast.error(t`This picture cannot be read. Choose another.`)
  }

  return (
    <div className={row}>
      <span className={frame}>
        {logoUrl ? (
          <img src={assetUrl(logoUrl)} alt={t`Logo of the shop`} className={picture} />
        ) : (
          <BuildingStorefrontIcon aria-hidden="true" className={blank} />
        )}
      </span>
      {canEdit && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          <Button loading={isSending} onClick={() => input.current?.click()}>
            <PhotoIcon />
            {logoUrl ? <Trans>Change the logo</Trans> : <Trans>Choose a logo</Trans>}
          </Button>
          {logoUrl && (
            <Button variant="ghost" disabled={isSending} onClick={() => void send(null)}>
              <TrashIcon />
              <Trans>Remove the logo</Trans>
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept="image/*"
            aria-label={t`Logo of the shop`}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // Allows the same file to be chosen again.
              target.value = ''
              if (file) void choose(file)
            }}
          />
        </div>
      )}
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })
/** Paper is white in every scheme, and so is a logo. */
const frame = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '20',
  height: '20',
  overflow: 'hidden',
  borderRadius: 'lg',
  background: '[white]',
  boxShadow: 'insetHairline',
})
const picture = css({ maxWidth: 'full', maxHeight: 'full', objectFit: 'contain' })
const blank = css({ width: 'icon.lg', height: 'icon.lg', color: '[#6b7280]' })
