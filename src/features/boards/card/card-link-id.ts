/** The id of the link that opens a card; it has the focus while the keyboard moves the card. */
export const cardLinkIdOf = (cardId: string) => `card-${cardId}`

/** The id of the element that explains dragging by keyboard; it is rendered once beside the lists. */
export const dragHelpId = 'board-drag-help'
