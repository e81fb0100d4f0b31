import { createFileRoute } from '@tanstack/react-router'
import { isSignedIn } from '#src/api/signed-in.ts'
import { Teams } from '#src/features/home/teams.tsx'
import { withTexts } from '#src/i18n/texts.ts'
import { LanguageMenu } from '#src/shell/header/language-menu.tsx'

/** spec: public, no guard */
export const Route = createFileRoute('/teams')({
  loader: () => withTexts('home', isSignedIn()),
  component: TeamsScreen,
})

function TeamsScreen() {
  return <Teams isSignedIn={Route.useLoaderData()} tools={<LanguageMenu />} />
}
