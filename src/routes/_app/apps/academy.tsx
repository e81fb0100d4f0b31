import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '#src/i18n/texts.ts'

/** The texts of the academy. */
export const Route = createFileRoute('/_app/apps/academy')({ loader: () => loadTexts('courses') })
