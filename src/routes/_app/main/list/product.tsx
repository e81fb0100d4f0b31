import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '#src/i18n/texts.ts'

/** The texts of the product lists. */
export const Route = createFileRoute('/_app/main/list/product')({ loader: () => loadTexts('products') })
