import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

/** Keeps the place of the shop's part until its code and its figures are loaded. */
export const ShopTodaySkeleton = () => (
  <>
    <div aria-hidden="true" className={cx(sheet(), figures)} />
    <div aria-hidden="true" className={cx(sheet(), chart)} />
  </>
)

const figures = css({ height: { base: '[15.25rem]', md: '[7.75rem]' } })
const chart = css({ height: '80' })
