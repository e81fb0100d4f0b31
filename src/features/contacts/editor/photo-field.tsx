import { CameraIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useNameOf } from '#src/features/contacts/fields/contact-name.ts'
import { api } from '#src/features/contacts/load-contacts.ts'
import { retryImport } from '#src/lib/retry-import.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { css } from '#styled-system/css'
import type { FieldsProps } from './fields-props.ts'

/**
 * The photo of a contact: choose a file, take one with the camera, or remove it. It is made smaller before it is sent.
 */
export function PhotoField({ contact, save }: FieldsProps) {
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)
  const { id, avatar } = contact

  async function upload(picture: File | undefined) {
    if (!picture) return
    setIsSending(true)
    await send(picture).finally(() => setIsSending(false))
  }

  async function send(picture: File) {
    const { resizePhotoFile } = await retryImport(() => import('./resize-photo.ts'))
    const photo = await resizePhotoFile(picture).catch(() => undefined)
    if (photo) await withErrorToast(() => api.uploadAvatar({ body: { id, avatar: photo } }))
    else toast.error(t`This picture cannot be shown. Choose another one.`)
  }

  async function remove() {
    if (await save({ avatar: null })) toast.undo(t`Photo removed`, () => void save({ avatar }))
  }

  return (
    <div className={row}>
      <Avatar size="xl" name={useNameOf()(contact)} image={avatar} decorative />
      <div className={buttons}>
        <Button loading={isSending} onClick={() => picker.current?.click()}>
          <CameraIcon />
          {avatar ? <Trans>Change photo</Trans> : <Trans>Add photo</Trans>}
        </Button>
        {avatar && (
          <Button variant="ghost" onClick={remove}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`Photo`}
        onChange={event => {
          void upload(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}

const row = css({ display: 'flex', alignItems: 'center', gap: '5' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
