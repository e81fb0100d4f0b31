/** The panels of the settings, in the order of their list. */
export const settingPanels = ['account', 'security', 'plan', 'notifications', 'team'] as const
export type SettingPanel = (typeof settingPanels)[number]
