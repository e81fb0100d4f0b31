/** The panels of the header, as the search parameter `panel` names them. */
export const panelNames = ['account', 'messages', 'notifications', 'search', 'shortcuts'] as const

export type PanelName = (typeof panelNames)[number]
