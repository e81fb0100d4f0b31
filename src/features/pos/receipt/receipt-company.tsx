import { css } from '#styled-system/css'
import { useShellCompany } from './use-company.ts'

/** The name and the address of the shop, at the top of a receipt. */
export function ReceiptCompany() {
  const { companyName, companyAddress } = useShellCompany()
  return (
    <>
      <strong className={css({ fontSize: '[1.1em]' })}>{companyName}</strong>
      {companyAddress && <span>{companyAddress}</span>}
    </>
  )
}
