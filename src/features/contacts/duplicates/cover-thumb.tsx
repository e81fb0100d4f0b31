import { useLingui } from '@lingui/react/macro'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css } from '#styled-system/css'

/** A cover, small. */
export function CoverThumb({ path }: { path: string }) {
  const { t } = useLingui()
  return <img src={assetUrl(path)} alt={t`Cover`} className={picture} />
}

const picture = css({ width: '16', height: '8', objectFit: 'cover', borderRadius: 'sm' })
