/** The languages of the server's texts. */
export type Lang = 'en' | 'vi'

/** Returns the language of a request: the client sends the language on screen; without it, English. */
export const langOf = (request: Request): Lang =>
  request.headers.get('Accept-Language')?.startsWith('vi') ? 'vi' : 'en'
