import { redirect } from '@tanstack/react-router'

/** spec: any unknown path goes to 404-not-found. Throws that redirect. */
export function unknownPath(): never {
  throw redirect({ to: '/404-not-found', replace: true })
}
