import { Trans, useLingui } from '@lingui/react/macro'
import type { Company } from '#src/contract/company.ts'
import type { ShopSettings } from '#src/contract/shop/settings.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css, cva } from '#styled-system/css'

interface Props extends Pick<ShopSettings, 'receiptFooter' | 'receiptPaper'> {
  company: Company
}

/** The head and the foot of a receipt on its paper. */
export function ReceiptPreview({ company, receiptFooter, receiptPaper }: Props) {
  const { t } = useLingui()
  const { companyName, companyAddress, taxCode, phone, logoUrl } = company
  return (
    <figure aria-label={t`Preview of a receipt`} className={paper({ isNarrow: receiptPaper === '58' })}>
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
      <span aria-hidden="true" className={goods}>
        …
      </span>
      <span className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>
        {receiptFooter || <Trans>Thank you, and see you again!</Trans>}
      </span>
    </figure>
  )
}

/** Paper is white in every scheme. */
const paper = cva({
  base: {
    display: 'grid',
    justifyItems: 'center',
    justifySelf: 'start',
    maxWidth: 'full',
    padding: '4',
    background: '[white]',
    color: '[black]',
    lineHeight: '[1.35]',
    textAlign: 'center',
    boxShadow: 'hairline',
  },
  variants: {
    isNarrow: {
      true: { width: '[58mm]', fontSize: '[0.75rem]' },
      false: { width: '[72mm]', fontSize: '[0.8125rem]' },
    },
  },
})
const logo = css({ maxWidth: '[24mm]', maxHeight: '[16mm]', marginBlockEnd: '1', objectFit: 'contain' })
const goods = css({ width: 'full', marginBlock: '2', borderBlock: '[1px dashed black]' })
