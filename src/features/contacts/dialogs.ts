/** The dialogs of contacts, by their names in the address. */
export const dialogs = ['import', 'duplicates'] as const
export type DialogName = (typeof dialogs)[number]
