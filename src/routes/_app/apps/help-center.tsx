import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '#src/i18n/texts.ts'

/** The texts of the help centre. */
export const Route = createFileRoute('/_app/apps/help-center')({ loader: () => loadTexts('guides') })
