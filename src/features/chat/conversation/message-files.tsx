import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isPicture } from '#src/blocks/attachments/attached-file.ts'
import { AttachmentList } from '#src/blocks/attachments/attachment-list.tsx'
import { AttachmentPreview } from '#src/blocks/attachments/attachment-preview.tsx'
import type { Attachment } from '#src/contract/shared/attachments.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css } from '#styled-system/css'

/** The files of a message: pictures as pictures, which open large, and other files as a list. */
export function MessageFiles({ files }: { files: readonly Attachment[] }) {
  const { t } = useLingui()
  const [shown, setShown] = useState<number>()
  const pictures = files.filter(isPicture)
  return (
    <>
      {pictures.map((file, index) => {
        const { name } = file
        return (
          <button
            key={file.downloadUrl}
            type="button"
            aria-label={t`Show ${name}`}
            className={frame}
            onClick={() => setShown(index)}
          >
            <img src={assetUrl(file.preview)} alt="" loading="lazy" className={picture} />
          </button>
        )
      })}
      <AttachmentPreview pictures={pictures} shown={shown} onShow={setShown} />
      <AttachmentList files={files.filter(file => !isPicture(file))} />
    </>
  )
}

const frame = css({ borderRadius: 'lg', overflow: 'hidden', maxWidth: 'full' })
/** The size is known before the picture is loaded, so that the messages do not move. */
const picture = css({ width: '64', height: '48', maxWidth: 'full', objectFit: 'cover', background: 'sunken' })
