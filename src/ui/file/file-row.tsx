import { ExclamationCircleIcon } from '@heroicons/react/16/solid'
import { DocumentIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { css } from '#styled-system/css'
import { formatFileSize } from './format-file-size.ts'

/** A file in the list of a `FileUpload`. */
export interface UploadedFile {
  id: string
  name: string
  /** In bytes. */
  size: number
  /** 0 to 1 while the file is being sent. */
  progress?: number
  /** The error and what to do about it. */
  error?: string
  /** The address of a small picture of it. */
  preview?: string
}

/** One file in the list of a `FileUpload`. */
export function FileRow({ name, size, progress, error, preview, onRemove }: Props) {
  const { t, i18n } = useLingui()
  return (
    <li className={row}>
      {preview ? <img src={preview} alt="" className={picture} /> : <DocumentIcon className={icon} />}
      <div className={facts}>
        <p className={title}>{name}</p>
        {error ? (
          <p role="alert" className={wrong}>
            <ExclamationCircleIcon />
            {error}
          </p>
        ) : (
          <p className={meta}>{formatFileSize(size, i18n.locale)}</p>
        )}
        {progress !== undefined && !error && <ProgressBar value={progress} label={t`Sending ${name}`} />}
      </div>
      {onRemove && (
        <IconButton size="sm" label={t`Remove ${name}`} onClick={onRemove}>
          <XMarkIcon />
        </IconButton>
      )}
    </li>
  )
}

type Props = UploadedFile & { onRemove?: () => void }

const row = css({ display: 'flex', alignItems: 'center', gap: '3', paddingInline: '4', paddingBlock: '2.5' })
const icon = css({ flex: 'none', width: 'icon.lg', height: 'icon.lg', color: 'subtle' })
const picture = css({ flex: 'none', width: '11', height: '11', borderRadius: 'md', objectFit: 'cover' })
const facts = css({ flex: '1', minWidth: '0', display: 'grid', gap: '0.5' })
const title = css({ truncate: true, fontWeight: 'medium' })
const meta = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })

const wrong = css({
  display: 'flex',
  gap: '1',
  textStyle: 'caption',
  color: 'danger.text',
  '& svg': { flex: 'none', width: 'icon.xs', height: 'icon.xs' },
})
