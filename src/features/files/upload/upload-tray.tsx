import { CheckCircleIcon, ExclamationCircleIcon } from '@heroicons/react/20/solid'
import { XMarkIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { formatFileSize } from '#src/ui/file/format-file-size.ts'
import { css } from '#styled-system/css'
import { cancel, clearUploads } from './upload-queue.ts'
import { isUnderWay, type Upload, useUploadList } from './upload-store.ts'

/** The files that are being sent, below the folder. It stays until it is closed, so that failures can be read. */
export function UploadTray() {
  const { t } = useLingui()
  const uploads = useUploadList()
  const shown = uploads.filter(({ state }) => state !== 'cancelled')
  const left = uploads.filter(isUnderWay)
  const failed = uploads.filter(({ state }) => state === 'failed')
  if (shown.length === 0) return null

  return (
    <section aria-label={t`Uploads`} className={tray}>
      <header className={head}>
        <h2 role="status" className={css({ flex: '1', textStyle: 'titleSm' })}>
          {left.length > 0 ? (
            <Plural value={left.length} one="Uploading # file" other="Uploading # files" />
          ) : failed.length > 0 ? (
            <Plural value={failed.length} one="# file was not uploaded" other="# files were not uploaded" />
          ) : (
            <Plural value={shown.length} one="# file uploaded" other="# files uploaded" />
          )}
        </h2>
        {left.length > 1 && (
          <Button
            size="sm"
            onClick={() => {
              for (const { id } of left) cancel(id)
            }}
          >
            <Trans>Cancel all</Trans>
          </Button>
        )}
        {left.length === 0 && (
          <IconButton label={t`Close`} onClick={clearUploads}>
            <XMarkIcon />
          </IconButton>
        )}
      </header>
      <ul className={list}>
        {[...failed, ...shown.filter(isUnderWay), ...shown.filter(({ state }) => state === 'done')].map(
          upload => (
            <UploadLine key={upload.id} upload={upload} />
          ),
        )}
      </ul>
    </section>
  )
}

function UploadLine({ upload }: { upload: Upload }) {
  const { t, i18n } = useLingui()
  const { id, name, size, sent, state, problem } = upload
  const [done, all] = [sent, size].map(bytes => formatFileSize(bytes, i18n.locale))
  return (
    <li className={line}>
      <div className={facts}>
        <p className={css({ truncate: true, fontWeight: 'label' })}>{name}</p>
        {problem ? (
          <p role="alert" className={css({ textStyle: 'caption', color: 'danger.text' })}>
            {problem}
          </p>
        ) : (
          <p className={meta}>
            {state === 'sending' ? (
              <Trans>
                {done} of {all}
              </Trans>
            ) : (
              all
            )}
          </p>
        )}
        {state === 'sending' && (
          <ProgressBar value={size === 0 ? 1 : sent / size} label={t`Sending ${{ name }}`} />
        )}
      </div>
      {state === 'done' && (
        <CheckCircleIcon role="img" aria-hidden={false} aria-label={t`Uploaded`} className={good} />
      )}
      {state === 'failed' && <ExclamationCircleIcon aria-hidden="true" className={bad} />}
      {isUnderWay(upload) && (
        <Button size="sm" onClick={() => cancel(id)} aria-label={t`Cancel ${{ name }}`}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </li>
  )
}

const tray = css({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '[40%]',
  background: 'raised',
  borderBlockStart: 'hairline',
  _print: { display: 'none' },
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '12',
  paddingInlineStart: 'page',
  paddingInlineEnd: '3',
})
const list = css({ minHeight: '0', overflowY: 'auto', paddingBlockEnd: '2' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'rowCompact',
  paddingInline: 'page',
  paddingBlock: '1',
})
const facts = css({ flex: '1', minWidth: '0', display: 'grid', gap: '0.5' })
const meta = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
const icon = { flex: 'none', width: 'icon.md', height: 'icon.md' } as const
const good = css({ ...icon, color: 'success.text' })
const bad = css({ ...icon, color: 'danger.text' })
