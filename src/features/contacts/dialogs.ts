/** The dialogs of the app, by the name that the address knows them by. */
export const dialogs = ['import', 'duplicates'] as const
export type DialogName = (typeof dialogs)[number]
