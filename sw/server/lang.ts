/** The languages of the server's texts. */
export type Lang = 'en' | 'vi'

/** Returns the language of a request: the client sends the language on screen; without it, English. */
export const langOf = ({ headers }: Pick<Request, 'headers'>): Lang =>
  headers.get('Accept-Language')?.startsWith('vi') ? 'vi' : 'en'
