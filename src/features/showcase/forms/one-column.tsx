import { css } from '#styled-system/css'
import { SupplierForm } from './supplier-form.tsx'

/** One column, at most 640 px wide: the usual form. */
export const OneColumn = () => <SupplierForm className={form} />

const form = css({ display: 'grid', gap: '4', maxWidth: 'pane.formMax' })
