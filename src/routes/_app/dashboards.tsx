import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '#src/i18n/texts.ts'

/** The texts of the dashboards. */
export const Route = createFileRoute('/_app/dashboards')({ loader: () => loadTexts('dashboards') })
