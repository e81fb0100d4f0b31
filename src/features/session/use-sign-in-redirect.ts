import { useRouter } from '@tanstack/react-router'
import { isClockRight } from '#src/api/server-clock.ts'
import { startSession } from '#src/api/session.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { expiryOf } from '#src/lib/token-expiry.ts'
import { safeRedirect } from '#src/lib/url/redirect.ts'

/** Starts the session and opens the page that the user wanted, by default the console. */
export function useSignInRedirect(redirectURL: string | undefined) {
  const router = useRouter()
  const target = safeRedirect(redirectURL)

  /** Loads the code of the target page while the password is checked. Its data needs the token. */
  function prepare() {
    const { pathname } = new URL(target === '/' ? '/main/console' : target, location.origin)
    const loadCode = () => {
      const [routes] = router.getMatchedRoutes(pathname)
      for (const route of routes) router.loadRouteChunk(route)?.catch(ignore)
    }
    router.options.context.addRoutes().then(loadCode, ignore)
  }

  async function enter(accessToken: string, { remember }: { remember: boolean }) {
    // A token that was just issued is expired only if the clock is wrong; continuing would redirect back to this
    // page.
    if (expiryOf(accessToken) <= Date.now() && !isClockRight())
      throw new ApiProblem(0, { code: 'wrongClock' })
    startSession(accessToken, { remember })
    // The cached data belongs to the previous user.
    router.clearCache()
    await router.navigate({ href: target, replace: true })
  }

  return { prepare, enter }
}

/** A chunk that fails here is loaded again during the navigation, which reports the error. */
const ignore = () => undefined
