/** spec: the name that the server gives a new contact */
export const newName = 'New Contact'
