import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import type { Item } from '#src/contract/files.ts'
import { useDownload } from '#src/features/files/download/use-download.ts'
import { type ButtonVariantProps, button } from '#styled-system/recipes'

interface Props {
  item: Item
  /** The address of the bytes. */
  url: string
  variant?: ButtonVariantProps['variant']
}

/** Downloads a file under its name. */
export function DownloadLink({ item, url, variant }: Props) {
  const download = useDownload()

  function press(event: MouseEvent) {
    event.preventDefault()
    void download([item])
  }

  return (
    <a href={url} download={item.name} className={button({ variant })} onClick={press}>
      <ArrowDownTrayIcon />
      <Trans>Download</Trans>
    </a>
  )
}
