/** The panels of the header: the values of the search parameter `panel`. */
export const panelNames = ['account', 'messages', 'notifications', 'search', 'shortcuts'] as const

export type PanelName = (typeof panelNames)[number]
