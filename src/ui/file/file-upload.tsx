import { FileUpload as Ark } from '@ark-ui/react/file-upload'
import { ArrowUpTrayIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { FileRow, type UploadedFile } from './file-row.tsx'
import { formatFileSize } from './format-file-size.ts'

interface Props {
  /** The accessible name of the drop area. */
  label: string
  /** Called with the accepted files; the caller shows their progress in `files`. */
  onPick: (files: File[]) => void
  files?: UploadedFile[]
  onRemove?: (id: string) => void
  /** MIME types, as for the native input. */
  accept?: ComponentProps<typeof Ark.Root>['accept']
  /** The accepted types in words: "JPG or PNG". */
  hint?: ReactNode
  maxFiles?: number
  /** In bytes, per file. */
  maxSize?: number
  disabled?: boolean
}

/** An area for dropping or choosing files. It checks type and size; the caller uploads the files. */
export function FileUpload({ label, onPick, files = [], onRemove, ...props }: Props) {
  const { maxFiles = Number.POSITIVE_INFINITY, maxSize = Number.POSITIVE_INFINITY } = props
  const [refused, setRefused] = useState<UploadedFile[]>([])
  const zoneId = useId()
  const hintId = useId()
  const explain = useReason(maxFiles, maxSize)

  return (
    <Ark.Root
      accept={props.accept}
      maxFiles={maxFiles}
      maxFileSize={maxSize}
      disabled={props.disabled}
      acceptedFiles={[]}
      onFileAccept={details => details.files.length > 0 && onPick(details.files)}
      onFileReject={details =>
        setRefused(
          details.files.map(({ file, errors }) => ({
            id: `refused-${file.name}`,
            name: file.name,
            size: file.size,
            error: explain(errors[0]),
          })),
        )
      }
      className={css({ display: 'grid', gap: '3' })}
    >
      <Ark.Dropzone aria-labelledby={props.hint ? `${zoneId} ${hintId}` : zoneId} className={zone}>
        <ArrowUpTrayIcon />
        <div id={zoneId} className={words}>
          {/* The spaces separate the words for readers. */}
          <span className={css({ srOnly: true })}>{label}</span> <Trans>Drop files here, or</Trans>{' '}
          <span className={button({ size: 'sm' })}>
            <Trans>Choose files</Trans>
          </span>
        </div>{' '}
        {props.hint && (
          <p id={hintId} className={hint}>
            {props.hint}
          </p>
        )}
      </Ark.Dropzone>
      <Ark.HiddenInput aria-label={label} />
      {(files.length > 0 || refused.length > 0) && (
        <ul className={list}>
          {files.map(file => (
            <FileRow key={file.id} {...file} onRemove={onRemove && (() => onRemove(file.id))} />
          ))}
          {refused.map(file => (
            <FileRow
              key={file.id}
              {...file}
              onRemove={() => setRefused(refused.filter(other => other !== file))}
            />
          ))}
        </ul>
      )}
    </Ark.Root>
  )
}

/** Returns a function that explains why a file was refused, and what is accepted. */
function useReason(maxFiles: number, maxSize: number) {
  const { t, i18n } = useLingui()
  return (code: string | undefined) => {
    const size = formatFileSize(Math.min(maxSize, Number.MAX_SAFE_INTEGER), i18n.locale)
    if (code === 'FILE_TOO_LARGE') return t`Too large. The limit is ${size}.`
    if (code === 'TOO_MANY_FILES') return t`Too many at once. Choose up to ${maxFiles}.`
    if (code === 'FILE_INVALID_TYPE') return t`This kind of file cannot be used here.`
    return t`This file cannot be used. Choose another.`
  }
}

const zone = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '2',
  padding: '6',
  cursor: 'pointer',
  textAlign: 'center',
  color: 'muted',
  borderRadius: 'lg',
  border: '[1.5px dashed {colors.borderStrong}]',
  background: 'canvas',
  '& > svg': { width: 'icon.lg', height: 'icon.lg', color: 'subtle' },
  '&[data-dragging]': { borderColor: 'accent.ring', background: 'accent.subtle', color: 'accent.text' },
  '&[data-disabled]': { opacity: 'soft' },
})

const words = css({ display: 'grid', justifyItems: 'center', gap: '2' })
const hint = css({ textStyle: 'caption', color: 'subtle' })
const list = css({
  display: 'grid',
  borderRadius: 'lg',
  boxShadow: 'hairline',
  '& > li + li': { borderBlockStart: 'hairline' },
})
