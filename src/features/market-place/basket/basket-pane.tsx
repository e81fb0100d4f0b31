import { useLingui } from '@lingui/react/macro'
import { css } from '#styled-system/css'
import { BasketContent } from './basket-content.tsx'

/** The basket beside the offers, on a desk. */
export function BasketPane() {
  const { t } = useLingui()
  return (
    <aside aria-label={t`Basket`} className={pane}>
      <h2 className={title}>{t`Basket`}</h2>
      <BasketContent />
    </aside>
  )
}

const pane = css({
  flex: 'none',
  width: '[24rem]',
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
  background: 'surface',
  borderInlineStart: 'hairline',
  _print: { display: 'none' },
})
const title = css({ textStyle: 'title', paddingInline: '4', paddingBlock: '4' })
