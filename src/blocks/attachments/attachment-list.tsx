import { ArrowDownTrayIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { formatFileSize } from '#src/ui/file/format-file-size.ts'
import { css, cx } from '#styled-system/css'
import { iconButton } from '#styled-system/recipes'
import { type AttachedFile, isPdf, isPicture } from './attached-file.ts'
import { AttachmentPreview } from './attachment-preview.tsx'
import { useSaveAttachment } from './use-save-attachment.ts'

interface Props {
  files: readonly AttachedFile[]
  onRemove?: (file: AttachedFile) => void
  className?: string
}

/** Attached files: pictures open here, other documents open in a new window, and all can be downloaded. */
export function AttachmentList({ files, onRemove, className }: Props) {
  const { t } = useLingui()
  const save = useSaveAttachment()
  const [shown, setShown] = useState<number>()
  const pictures = files.filter(isPicture)
  if (files.length === 0) return null

  return (
    <>
      <ul aria-label={t`Attachments`} className={cx(list, className)}>
        {files.map(file => (
          <li key={file.downloadUrl + file.name} className={item}>
            {isPicture(file) ? (
              <button type="button" className={main} onClick={() => setShown(pictures.indexOf(file))}>
                <img src={assetUrl(file.preview)} alt="" loading="lazy" className={lead} />
                <Facts file={file} />
              </button>
            ) : (
              <a
                href={assetUrl(file.downloadUrl)}
                {...(isPdf(file)
                  ? { target: '_blank', rel: 'noopener noreferrer' }
                  : { download: file.name, onClick: save })}
                className={main}
              >
                <span aria-hidden="true" className={cx(lead, kind)}>
                  {file.preview.slice(0, 4).toUpperCase()}
                </span>
                <Facts file={file} />
              </a>
            )}
            <Keep file={file} onRemove={onRemove} />
          </li>
        ))}
      </ul>
      <AttachmentPreview pictures={pictures} shown={shown} onShow={setShown} />
    </>
  )
}

/** Removes the file or downloads it. */
function Keep({ file, onRemove }: { file: AttachedFile; onRemove: Props['onRemove'] }) {
  const { t } = useLingui()
  const save = useSaveAttachment()
  const { name, downloadUrl } = file
  if (onRemove)
    return (
      <IconButton size="sm" label={t`Remove ${name}`} onClick={() => onRemove(file)}>
        <XMarkIcon />
      </IconButton>
    )
  return (
    <a
      href={assetUrl(downloadUrl)}
      download={name}
      onClick={save}
      aria-label={t`Download ${name}`}
      title={t`Download ${name}`}
      className={iconButton({ size: 'sm' })}
    >
      <ArrowDownTrayIcon />
    </a>
  )
}

function Facts({ file: { name, size } }: { file: AttachedFile }) {
  const { i18n } = useLingui()
  return (
    <span className={facts}>
      <span className={title}>{name}</span>
      <span className={meta}>{formatFileSize(size, i18n.locale)}</span>
    </span>
  )
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
const item = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: '0',
  maxWidth: 'full',
  paddingInlineEnd: '1.5',
  borderRadius: 'lg',
  boxShadow: 'insetHairline',
  _print: { border: 'hairline', '& > :last-child': { display: 'none' } },
})
const main = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minWidth: '0',
  padding: '2',
  paddingInlineEnd: '2.5',
  borderRadius: 'lg',
  textAlign: 'start',
})
const lead = css({
  flex: 'none',
  width: '11',
  height: '11',
  borderRadius: 'md',
  objectFit: 'cover',
  background: 'sunken',
})
const kind = css({
  display: 'grid',
  placeItems: 'center',
  textStyle: 'micro',
  fontWeight: 'bold',
  background: 'danger.subtle',
  color: 'danger.text',
})
const facts = css({ display: 'grid', minWidth: '0' })
const title = css({ truncate: true, maxWidth: '64', fontWeight: 'title' })
const meta = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
