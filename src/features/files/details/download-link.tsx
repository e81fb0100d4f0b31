import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { type ButtonVariantProps, button } from '#styled-system/recipes'

interface Props {
  /** The address of the bytes. */
  url: string
  name: string
  variant?: ButtonVariantProps['variant']
}

/** Downloads a file under its name. */
export const DownloadLink = ({ url, name, variant }: Props) => (
  <a href={url} download={name} className={button({ variant })}>
    <ArrowDownTrayIcon />
    <Trans>Download</Trans>
  </a>
)
