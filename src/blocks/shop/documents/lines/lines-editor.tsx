import { Trans, useLingui } from '@lingui/react/macro'
import type { Picked } from '#src/blocks/shop/products/find-products.ts'
import { ProductFinder } from '#src/blocks/shop/products/product-finder.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'
import { type EditLine, lineOf, withLine } from './edit-lines.ts'
import { LineEditor, type LineRules } from './line-editor.tsx'
import { useProductsById } from './products-by-id.ts'
import { ScanButton, useFindScanned } from './scan-button.tsx'

interface Props extends LineRules {
  lines: readonly EditLine[]
  onChange: (next: (lines: readonly EditLine[]) => EditLine[]) => void
}

/** The lines of a draft. Products are added by name, by code, by a scanner or by the camera. */
export function LinesEditor({ lines, onChange, ...rules }: Props) {
  const { t } = useLingui()
  const products = useProductsById()

  const add = (picked: Picked) =>
    onChange(now => withLine(now, lineOf(picked, rules.priceOf(picked.product, picked.unit))))
  const find = useFindScanned(add)

  return (
    <Card title={<Trans>Goods</Trans>} action={<ScanButton onPick={add} />}>
      <div className={css({ paddingInline: 'card', paddingBlock: '2.5' })}>
        <ProductFinder onPick={add} withInactive={rules.amount === 'cost'} />
      </div>
      {lines.length === 0 ? (
        <p className={nothing}>
          <Trans>Find a product by its name or code, or scan its barcode.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Lines`}>
          {lines.map(line => (
            <LineEditor
              key={line.id}
              {...rules}
              line={line}
              product={products.get(line.productId)}
              onChange={change =>
                onChange(now => now.map(one => (one.id === line.id ? { ...one, ...change } : one)))
              }
              onRemove={() => onChange(now => now.filter(({ id }) => id !== line.id))}
              onCode={find}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

const nothing = css({ color: 'muted', paddingInline: 'card', paddingBlockEnd: '6', paddingBlockStart: '3' })
