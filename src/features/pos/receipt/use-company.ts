import { getRouteApi } from '@tanstack/react-router'

const app = getRouteApi('/_app')

/** Returns the shop: its name and address, as the shell has loaded them. */
export const useShellCompany = () => app.useLoaderData({ select: ({ company }) => company })
