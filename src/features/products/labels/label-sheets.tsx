import { useLingui } from '@lingui/react/macro'
import type { Product } from '#src/contract/products.ts'
import type { LabelPaper } from '#src/device/printer/label-paper.ts'
import { css, cva, cx } from '#styled-system/css'
import { Label } from './label.tsx'

interface Props {
  paper: LabelPaper
  pages: readonly (readonly (Product | null)[])[]
}

/** The pages with the labels, as they are printed. */
export function LabelSheets({ paper, pages }: Props) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Price labels`} data-sheet className={sheets({ paper })}>
      {pages.flatMap((page, number) =>
        // Labels have no state, and their order does not change.
        page.map((product, place) => (
          <li
            key={`${number} ${place}`}
            aria-hidden={product === null || undefined}
            className={cx(box({ paper }), place === page.length - 1 && number < pages.length - 1 && last)}
          >
            {product && <Label product={product} />}
          </li>
        )),
      )}
    </ul>
  )
}

/** Paper is white on every screen. */
const sheets = cva({
  base: { display: 'grid', listStyle: 'none', background: '[white]', color: '[black]' },
  variants: {
    paper: {
      a4: {
        gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]',
        _print: { gridTemplateColumns: '[repeat(3, 70mm)]', gridAutoRows: '[37.125mm]', width: '[210mm]' },
      },
      roll: {
        gridTemplateColumns: '[repeat(auto-fill, minmax(min(40mm, 100%), 40mm))]',
        justifyContent: 'center',
        gap: '2',
        _print: { display: 'block', width: '[40mm]' },
      },
    },
  },
})
const box = cva({
  base: {
    containerType: 'size',
    overflow: 'hidden',
    breakInside: 'avoid',
    outline: '[1px dashed #999]',
    outlineOffset: '[-1px]',
    _print: { outline: 'none' },
  },
  variants: {
    paper: {
      a4: {
        aspectRatio: '[70 / 37.125]',
        _print: { aspectRatio: '[auto]' },
      },
      roll: { width: '[40mm]', height: '[30mm]' },
    },
  },
})
const last = css({ breakAfter: 'page' })
