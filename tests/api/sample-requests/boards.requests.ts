import { boards } from '#src/contract/boards.ts'
import { afterRemoving, byId, plain, type SampleRequests } from './sample-request.ts'

const list = 'tet-list-1'
const card = `${list}-card-1`

export const sampleRequests: Record<string, SampleRequests> = {
  boards: {
    list: plain,
    get: byId('tet'),
    createList: { body: { list: { boardId: 'tet', title: 'Chờ duyệt' } } },
    updateList: { body: { list: { id: list, title: 'Cần làm', position: 1 } } },
    updateLists: { body: { lists: [{ id: list, position: 5 }] } },
    removeList: byId(list),
    createCard: { body: { card: { listId: list, title: 'Treo đèn lồng', labels: ['tet-design'] } } },
    updateCard: { body: { id: card, card: { title: 'Đặt mai', dueDate: '2027-01-20T02:00:00.000Z' } } },
    updateCards: { body: { cards: [{ id: card, listId: 'tet-list-2', position: 7 }] } },
    removeCard: byId(card),
    positionCards: { body: { cards: [{ id: card, listId: 'tet-list-2', boardId: 'tet' }] } },
    labels: { query: { boardId: 'tet' } },
    createLabel: { body: { label: { boardId: 'tet', title: 'Gấp' } } },
    updateLabel: { body: { id: 'tet-design', label: { title: 'Trang trí' } } },
    removeLabel: byId('tet-design'),
    create: { body: { board: { title: 'Kiểm kê', icon: 'truck', members: ['chau'] }, lists: ['Kệ', 'Kho'] } },
    update: { body: { id: 'tet', board: { title: 'Tết Đinh Mùi' } } },
    remove: byId('tet'),
    restoreCard: afterRemoving(boards.removeCard, card, { body: { id: card } }),
    archived: byId('tet'),
    outline: byId('tet'),
    cards: { query: { boardId: 'tet', ids: `${card},none` } },
    moveCard: { body: { id: card, listId: 'tet-list-2', after: 'tet-list-2-card-1' } },
    moveList: { body: { id: list, after: 'tet-list-2' } },
    addComment: { body: { cardId: card, text: 'Đã hỏi giá, chờ báo lại' } },
    updateComment: { body: { cardId: card, id: `${card}-comment-1`, text: 'Đã chốt' } },
    members: plain,
  },
}
