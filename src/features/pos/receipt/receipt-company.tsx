import { Trans } from '@lingui/react/macro'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css } from '#styled-system/css'
import { useShellCompany } from './use-company.ts'

/** The logo, the name, the address, the telephone and the tax code of the shop, at the top of a receipt. */
export function ReceiptCompany() {
  const { companyName, companyAddress, phone, taxCode, logoUrl } = useShellCompany()
  return (
    <>
      {logoUrl && <img src={assetUrl(logoUrl)} alt="" className={logo} />}
      <strong className={css({ fontSize: '[1.1em]' })}>{companyName}</strong>
      {companyAddress && <span>{companyAddress}</span>}
      {phone && (
        <span>
          <Trans>Telephone: {phone}</Trans>
        </span>
      )}
      {taxCode && (
        <span>
          <Trans>Tax code: {taxCode}</Trans>
        </span>
      )}
    </>
  )
}

const logo = css({ maxWidth: '[24mm]', maxHeight: '[16mm]', marginBlockEnd: '1', objectFit: 'contain' })
