import { CheckCircleIcon, HomeIcon, Squares2X2Icon } from '@heroicons/react/24/outline'
import {
  CheckCircleIcon as CheckCircleSolid,
  HomeIcon as HomeSolid,
  Squares2X2Icon as Squares2X2Solid,
} from '@heroicons/react/24/solid'
import { css } from '#styled-system/css'

/** A heroicon by its name, solid when active. Only the names that the server sends are here. */
export function NavigationIcon({ name = '', isActive }: { name?: string | undefined; isActive: boolean }) {
  const [Outline, Solid] = icons[name] ?? unknown
  const Icon = isActive ? Solid : Outline
  return <Icon aria-hidden="true" className={size} />
}

const icons: Record<string, typeof unknown> = {
  home: [HomeIcon, HomeSolid],
  'check-circle': [CheckCircleIcon, CheckCircleSolid],
}
const unknown = [Squares2X2Icon, Squares2X2Solid] as const

const size = css({ flex: 'none', width: 'icon.md', height: 'icon.md' })
