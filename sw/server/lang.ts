export type Lang = 'en' | 'vi'

/** The language of a request: the client sends the one on screen; English is for everyone else. */
export const langOf = (request: Request): Lang =>
  request.headers.get('Accept-Language')?.startsWith('vi') ? 'vi' : 'en'
