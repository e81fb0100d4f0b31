import { Trans } from '@lingui/react/macro'
import { css } from '#styled-system/css'

const year = new Date().getFullYear()

/** spec: product.md section 1, the footer */
export const Footer = () => <Copyright year={year} />

const Copyright = ({ year }: { year: number }) => (
  <footer className={foot}>
    <Trans>© {year} Outpost Management Platform. All rights reserved.</Trans>
  </footer>
)

const foot = css({
  flex: 'none',
  paddingInline: 'page',
  paddingBlock: '4.5',
  textStyle: 'caption',
  color: 'subtle',
  _print: { display: 'none' },
})
