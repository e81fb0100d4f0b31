import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { Spinner } from '#src/ui/button/spinner.tsx'
import { formatFileSize } from '#src/ui/file/format-file-size.ts'
import { css } from '#styled-system/css'
import { useDownloadProgress } from './download-store.ts'

/** The download that is being prepared, below the folder, with a button that cancels it. */
export function DownloadTray() {
  const { t, i18n } = useLingui()
  const download = useDownloadProgress()
  if (!download) return null
  const { name, cancel } = download
  const size = formatFileSize(download.written, i18n.locale)
  return (
    <section aria-label={t`Download`} className={tray}>
      <Spinner />
      <p className={css({ flex: '1', minWidth: '0', truncate: true })}>
        <Trans>
          Preparing “{name}”: {size}
        </Trans>
      </p>
      <Button size="sm" onClick={cancel}>
        <Trans>Cancel</Trans>
      </Button>
    </section>
  )
}

const tray = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '12',
  paddingInline: 'page',
  background: 'raised',
  borderBlockStart: 'hairline',
  fontVariantNumeric: 'tabular-nums',
  _print: { display: 'none' },
})
