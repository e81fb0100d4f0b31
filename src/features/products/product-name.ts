import { useLingui } from '@lingui/react/macro'
import type { Product } from '#src/contract/products.ts'
import { newName } from './new-product.ts'

/** Returns the name of a product as it is shown. */
export function useNameOf() {
  const { t } = useLingui()
  return ({ name }: Pick<Product, 'name'>) => (name === newName ? t`New product` : name)
}
