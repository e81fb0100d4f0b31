import { useRouter } from '@tanstack/react-router'
import { isClockRight } from '#src/api/server-clock.ts'
import { expiryOf, startSession } from '#src/api/session.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { safeRedirect } from '#src/lib/url/redirect.ts'

/** The way in: to where the visitor wanted to go, else to the console. */
export function useSignInRedirect(redirectURL: string | undefined) {
  const router = useRouter()
  const target = safeRedirect(redirectURL)

  /** Loads the code of the way in while the password is checked. Its data has to wait for the token. */
  function prepare() {
    const { pathname } = new URL(target === '/' ? '/main/console' : target, location.origin)
    const [routes] = router.getMatchedRoutes(pathname)
    for (const route of routes) router.loadRouteChunk(route)?.catch(ignore)
  }

  async function enter(accessToken: string, { remember }: { remember: boolean }) {
    // A token that was issued just now has expired only where the clock is wrong; to go on would lead back to here.
    if (expiryOf(accessToken) <= Date.now() && !isClockRight())
      throw new ApiProblem(0, { code: 'wrongClock' })
    startSession(accessToken, { remember })
    // What the last user's loaders returned is not for this one.
    router.clearCache()
    await router.navigate({ href: target, replace: true })
  }

  return { prepare, enter }
}

/** A chunk that does not come is asked for again on the way in, and missed there. */
const ignore = () => undefined
