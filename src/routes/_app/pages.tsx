import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '#src/i18n/texts.ts'

/** The texts of the pages of a user. */
export const Route = createFileRoute('/_app/pages')({ loader: () => loadTexts('pages') })
