import { ArrowDownTrayIcon, ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import type { AttachedFile } from './attached-file.ts'
import { useSaveAttachment } from './use-save-attachment.ts'

interface Props {
  pictures: readonly AttachedFile[]
  /** The index of the visible picture. */
  shown: number | undefined
  onShow: (index: number | undefined) => void
}

/** Shows attached pictures one at a time, as large as the window allows. */
export function AttachmentPreview({ pictures, shown, onShow }: Props) {
  const { t } = useLingui()
  const save = useSaveAttachment()
  const index = shown ?? 0
  const picture = pictures[index]
  const step = (by: number) => pictures[index + by] && onShow(index + by)

  function stepByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }

  return (
    <Dialog
      open={shown !== undefined}
      onOpenChange={() => onShow(undefined)}
      size="lg"
      title={picture?.name}
      footer={
        <>
          {pictures.length > 1 && (
            <span className={steps}>
              <IconButton label={t`Previous`} disabled={index === 0} onClick={() => step(-1)}>
                <ChevronLeftIcon />
              </IconButton>
              <IconButton label={t`Next`} disabled={index === pictures.length - 1} onClick={() => step(1)}>
                <ChevronRightIcon />
              </IconButton>
            </span>
          )}
          {picture && (
            <a
              href={assetUrl(picture.downloadUrl)}
              download={picture.name}
              onClick={save}
              className={button()}
            >
              <ArrowDownTrayIcon />
              <Trans>Download</Trans>
            </a>
          )}
        </>
      }
    >
      <div role="presentation" onKeyDown={stepByKey} className={stage}>
        {picture && <img src={assetUrl(picture.preview)} alt={picture.name} className={large} />}
      </div>
    </Dialog>
  )
}

const steps = css({ display: 'flex', marginInlineEnd: 'auto' })
const stage = css({ display: 'grid', placeItems: 'center', minHeight: '40' })
const large = css({ maxWidth: 'full', maxHeight: '[70dvh]', borderRadius: 'md' })
