import { createFileRoute } from '@tanstack/react-router'
import { isSignedIn } from '#src/api/signed-in.ts'
import { isFrameVariant } from '#src/blocks/visitor/frame/frame-variants.ts'
import { VariantFrame } from '#src/blocks/visitor/frame/variant-frame.tsx'
import { AskSignOut } from '#src/features/pages/authentication/ask-sign-out.tsx'
import { loadLockedUser } from '#src/features/pages/authentication/load-locked-user.ts'
import { isVisitorPage } from '#src/features/pages/authentication/visitor-pages.ts'
import { ConfirmationRequired } from '#src/features/session/confirmation-required.tsx'
import { ForgotPassword } from '#src/features/session/forgot-password.tsx'
import { ResetPassword } from '#src/features/session/reset-password.tsx'
import { SignIn } from '#src/features/session/sign-in/sign-in.tsx'
import { SignOut } from '#src/features/session/sign-out.tsx'
import { SignUp } from '#src/features/session/sign-up.tsx'
import { UnlockSession } from '#src/features/session/unlock-session.tsx'
import { loadTexts } from '#src/i18n/texts.ts'
import { oneOf, searchParams } from '#src/lib/url/search-params.ts'
import { unknownPath } from '#src/routes/-unknown-path.ts'

export const Route = createFileRoute('/pages/authentication/$kind/$variant')({
  validateSearch: searchParams({ password: oneOf('new') }),
  loader: async ({ params: { kind, variant } }) => {
    if (!isVisitorPage(kind) || !isFrameVariant(variant)) throw unknownPath()
    const [signedIn] = await Promise.all([isSignedIn(), loadTexts('pages')])
    return { signedIn, user: signedIn && kind === 'unlock-session' ? await loadLockedUser() : undefined }
  },
  component: AuthenticationScreen,
})

/** The very forms that sign in, in the arrangement of the address. No guard: both visitors and users see them. */
function AuthenticationScreen() {
  const { kind, variant } = Route.useParams()
  const { password } = Route.useSearch()
  const { signedIn, user } = Route.useLoaderData()
  if (!isVisitorPage(kind)) return null
  const pages = {
    'sign-in': <SignIn passwordIsNew={password === 'new'} />,
    'sign-up': <SignUp />,
    'sign-out': (
      <AskSignOut isSignedIn={signedIn}>
        <SignOut />
      </AskSignOut>
    ),
    'forgot-password': <ForgotPassword />,
    'reset-password': <ResetPassword />,
    'unlock-session': <UnlockSession user={user} />,
    'confirmation-required': <ConfirmationRequired />,
  }
  return (
    <VariantFrame key={`${kind}/${variant}`} variant={variant}>
      {pages[kind]}
    </VariantFrame>
  )
}
