import { defaultPreference } from '#src/contract/shell/preferences.ts'

/** Every user starts with the default formats. */
export const preferences = {
  preferences: [{ ...defaultPreference, employeeID: 'huong', telephone: '0903 418 265' }],
}
