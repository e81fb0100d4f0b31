import { assetUrl } from '#src/lib/url/asset-url.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { useCurrentTitle } from '#src/ui/text/use-title.ts'
import { css, cx } from '#styled-system/css'

/** The shop, and under its name the current page and the address of the shop. `narrow`: next to a row of navigation. */
export function CompanyName({ narrow = false }: { narrow?: boolean }) {
  const { logoUrl, companyName, companyAddress } = useShellData().company
  const title = useCurrentTitle()
  return (
    <div className={cx(company, narrow ? limited : growing)}>
      {logoUrl && !narrow && <img src={assetUrl(logoUrl)} alt="" className={logo} />}
      <div className={css({ minWidth: '0' })}>
        <strong className={name}>{companyName}</strong>
        <span className={line}>
          {title}
          <span className={address}>{companyAddress}</span>
        </span>
      </div>
    </div>
  )
}

const company = css({
  minWidth: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
})
const growing = css({ flex: '1', marginInlineStart: { base: '0', sm: '2' } })
const limited = css({ flex: 'none', maxWidth: '[11rem]' })
const logo = css({ flex: 'none', height: '9', borderRadius: 'sm' })
const name = css({ display: 'block', truncate: true, lineHeight: '[1.25rem]' })
const line = css({
  display: 'block',
  truncate: true,
  textStyle: 'caption',
  lineHeight: '[1rem]',
  color: 'subtle',
})
const address = css({ display: { base: 'none', sm: 'inline' }, _before: { content: '" · "' } })
