import { getRouteApi } from '@tanstack/react-router'

/** The data that the shell has loaded: user, company, navigation, and the favourite display settings as JSON text. */
export const useShellData = () => getRouteApi('/_app').useLoaderData()
