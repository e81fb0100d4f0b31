import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { resolveLink } from '#src/lib/url/link.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  link: string | null | undefined
  useRouter?: boolean | undefined
}

/** A link from data. An app address goes through the router; another site opens in a new tab without a referrer. */
export function DataLink({ link, useRouter, children, ...props }: Props) {
  const target = resolveLink(link, useRouter)
  if (!target) return <span {...props}>{children}</span>
  // `href` is the whole address, query included; it takes precedence over `to`, which the types require.
  if ('inside' in target)
    return (
      <Link {...props} to="." href={target.inside}>
        {children}
      </Link>
    )
  return (
    <a {...props} href={target.outside} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
