import { css } from '#styled-system/css'
import { SupplierForm } from './supplier-form.tsx'

/** Two columns where there is room; the order of the fields stays. */
export const TwoColumns = () => <SupplierForm className={form} />

const form = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 17rem), 1fr))]',
  gap: '4',
})
