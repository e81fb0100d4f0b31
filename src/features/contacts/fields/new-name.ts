/** spec: what the server names a new contact */
export const newName = 'New Contact'
