import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { client } from '#src/api/client.ts'
import { preferences } from '#src/contract/shell/preferences.ts'
import { uploads } from '#src/contract/uploads.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { UserAvatar } from '#src/shell/user/user-avatar.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { css } from '#styled-system/css'
import { PicturePicker } from './picture-picker.tsx'
import { scalePicture } from './scale-picture.ts'
import { tell } from './tell.ts'

const [api, files] = [client(preferences), client(uploads)]

/** The user's picture: choose another one, or remove it. */
export function AvatarField({ employeeID }: { employeeID: string }) {
  const { t } = useLingui()
  const { user, company } = useShellData()
  const [isSending, setIsSending] = useState(false)

  async function send(picture: File | null) {
    setIsSending(true)
    await tell(reset(picture)).finally(() => setIsSending(false))
  }

  async function reset(picture: File | null) {
    const path = picture && (await upload(picture))
    return api.resetAvatar({ body: { index: employeeID, path } })
  }

  async function upload(file: File) {
    const headers = {
      'merchant-id': company.companyId,
      'merchant-app': 'employee',
      index: employeeID,
    } as const
    return (await files.upload({ headers, body: { file } })).object
  }

  async function choose(file: File) {
    const picture = await scalePicture(file).catch(() => undefined)
    if (picture) await send(picture)
    else toast.error(t`This picture cannot be read. Choose another.`)
  }

  return (
    <div className={row}>
      <UserAvatar size="xl" decorative />
      <PicturePicker
        isSending={isSending}
        onPick={choose}
        onRemove={user.avatar ? () => send(null) : undefined}
      />
    </div>
  )
}

const row = css({ '--ring': '{colors.surface}', display: 'flex', alignItems: 'center', gap: '5' })
