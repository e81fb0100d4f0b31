import { redirect } from '@tanstack/react-router'

/** spec: any unknown path goes to 404-not-found. Returns that redirect, which a route throws. */
export const unknownPath = () => redirect({ to: '/404-not-found', replace: true })
