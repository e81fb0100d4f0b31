import { PencilIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PhotoField } from '#src/blocks/shop/photos/photo-field.tsx'
import { useStorePhoto } from '#src/blocks/shop/photos/store-photo.ts'
import { Button } from '#src/ui/button/button.tsx'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

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
  const photos = useStorePhoto()
  const signature = useStorePhoto()
  const [isSigning, setIsSigning] = useState(false)

  async function sign(file: File) {
    const path = await signature.store(file)
    if (path === undefined) return
    setIsSigning(false)
    onChange([...proof, path])
  }

  return (
    <>
      <PhotoField
        label={t`Proof of delivery`}
        pickerLabel={t`Photo of the delivery`}
        photos={proof}
        onChange={onChange}
        storing={photos}
      >
        <Button onClick={() => setIsSigning(true)}>
          <PencilIcon />
          <Trans>Let the receiver sign</Trans>
        </Button>
      </PhotoField>
      <LazyMount open={isSigning}>
        <SignatureDialog
          open={isSigning}
          isStoring={signature.isStoring}
          onClose={() => setIsSigning(false)}
          onSigned={sign}
        />
      </LazyMount>
    </>
  )
}
