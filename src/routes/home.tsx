import { createFileRoute } from '@tanstack/react-router'
import { isSignedIn } from '#src/api/signed-in.ts'
import { Home } from '#src/features/home/home.tsx'
import { withTexts } from '#src/i18n/texts.ts'
import { LanguageMenu } from '#src/shell/header/language-menu.tsx'

/** spec: public, no guard; a signed-in user gets a link to the console instead of the sign-in page. */
export const Route = createFileRoute('/home')({
  loader: () => withTexts('home', isSignedIn()),
  component: HomeScreen,
})

function HomeScreen() {
  return <Home isSignedIn={Route.useLoaderData()} tools={<LanguageMenu />} />
}
