import { Trans } from '@lingui/react/macro'
import { use, useState } from 'react'
import { FileArt } from '#src/features/files/browse/file-art.tsx'
import { DownloadLink } from '#src/features/files/details/download-link.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'
import type { Preview } from './load-preview.ts'
import { PdfFrame } from './pdf-frame.tsx'

const TablePreview = lazyWithRetry(() => import('./table-preview.tsx').then(module => module.TablePreview))

/** What a file looks like; a link that downloads it where it cannot be shown. */
export function PreviewContent({ loading }: { loading: Promise<Preview | null> }) {
  const preview = use(loading)
  const [isBroken, setBroken] = useState(false)
  if (!preview)
    return (
      <p role="alert" className={stage}>
        <Trans>This file is not here. It may have been deleted, here or in another window.</Trans>
      </p>
    )
  const { item, url, kind, text = '', isCut = false } = preview
  const onError = () => setBroken(true)

  if (isBroken || kind === 'none') return <NoPreview preview={preview} />
  if (kind === 'text' || kind === 'table')
    return (
      <>
        {kind === 'table' ? (
          <TablePreview text={text} url={url} item={item} />
        ) : (
          <textarea readOnly aria-label={item.name} value={text} className={words} />
        )}
        {isCut && (
          <p role="note" className={note}>
            <Trans>This is only the beginning of the file. Download it to see all of it.</Trans>
          </p>
        )}
      </>
    )
  if (kind === 'pdf') return <PdfFrame url={url} name={item.name} />
  return (
    <div className={stage}>
      {kind === 'picture' && <img src={url} alt={item.name} className={media} onError={onError} />}
      {kind === 'audio' && (
        <audio src={url} controls aria-label={item.name} className={player} onError={onError}>
          <track kind="captions" />
        </audio>
      )}
      {kind === 'video' && (
        <video src={url} controls playsInline aria-label={item.name} className={media} onError={onError}>
          <track kind="captions" />
        </video>
      )}
    </div>
  )
}

function NoPreview({ preview: { item, url } }: { preview: Preview }) {
  return (
    <div className={stage}>
      <FileArt item={item} />
      <p className={css({ color: 'muted' })}>
        <Trans>This file cannot be shown here. Download it to open it with another app.</Trans>
      </p>
      <DownloadLink item={item} url={url} variant="primary" />
    </div>
  )
}

const stage = css({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '4',
  minHeight: 'full',
  textAlign: 'center',
})
const media = css({ maxWidth: 'full', maxHeight: '[calc(92dvh - 12rem)]', objectFit: 'contain' })
const player = css({ width: 'full' })
const words = css({
  display: 'block',
  width: 'full',
  height: 'full',
  resize: 'none',
  background: 'transparent',
  fontFamily: 'mono',
})
const note = css({ marginBlockStart: '4', color: 'muted' })
