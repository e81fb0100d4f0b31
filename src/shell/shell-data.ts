import { getRouteApi } from '@tanstack/react-router'

/** What the shell has loaded: who is signed in, for which shop, the navigation and the favourite display as JSON text. */
export const useShellData = () => getRouteApi('/_app').useLoaderData()
