import { SharedIcon } from '#src/ui/icon/shared-icon.tsx'

/** The icon that the server names for an item, solid when it is active. */
export const NavigationIcon = ({ name, isActive }: { name?: string | undefined; isActive: boolean }) =>
  name && <SharedIcon name={isActive ? `${name}-solid` : name} />
