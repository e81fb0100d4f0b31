import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import { css } from '#styled-system/css'

interface Props {
  item: NavigationItem
  className: string
  /** The name as a tooltip, where the content is only an icon. */
  tip?: string | undefined
  children: (isActive: boolean) => ReactNode
}

/** The link of an item. `active` from the server marks it as active. */
export function ItemLink({ item, className, tip, children }: Props) {
  const router = useRouter()
  const [path, query] = item.link?.split('?') ?? []
  return (
    <Link
      to={path ?? '.'}
      search={query ? router.options.parseSearch(`?${query}`) : {}}
      disabled={item.disabled}
      activeOptions={{ exact: item.exactMatch ?? false, includeSearch: Boolean(query) }}
      className={className}
      tabIndex={item.tabIndex}
      data-tip={tip}
      data-marked={item.active}
    >
      {({ isActive }) => (
        <>
          {tip && <span className={css({ srOnly: true })}>{tip} </span>}
          {children(isActive || item.active === true)}
        </>
      )}
    </Link>
  )
}
