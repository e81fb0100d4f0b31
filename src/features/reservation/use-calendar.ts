import { getRouteApi } from '@tanstack/react-router'
import { NEW, type ReservationSearch } from './reservation-search.ts'

const route = getRouteApi('/_app/main/console_/reservation')

/** Returns what the screen shows, and functions that change its address. */
export function useCalendar() {
  const search = route.useSearch()
  const navigate = route.useNavigate()

  /** Shows something else; the Back button does not return to what was shown before. */
  const change = (next: Partial<ReservationSearch>) =>
    void navigate({
      search: previous => ({ ...previous, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    })

  /** Opens a reservation in the pane. */
  const open = (id: string) =>
    void navigate({
      search: previous => ({ ...previous, open: id, start: undefined, for: undefined, ask: undefined }),
      resetScroll: false,
    })

  return {
    ...route.useLoaderData(),
    search,
    view: search.view ?? 'day',
    change,
    open,
    /** Opens a new reservation, with a start and a resource if a place in the calendar was pressed. */
    add: (start?: string, resource?: string) =>
      void navigate({
        search: previous => ({
          ...previous,
          open: NEW,
          start,
          for: resource || undefined,
          ask: undefined,
        }),
        resetScroll: false,
      }),
    /** A new reservation was stored: the pane shows it. */
    showStored: (id: string) =>
      navigate({
        search: previous => ({ ...previous, open: id, start: undefined, for: undefined }),
        replace: true,
        resetScroll: false,
      }),
    close: () =>
      void navigate({
        search: previous => ({
          ...previous,
          open: undefined,
          start: undefined,
          for: undefined,
          ask: undefined,
        }),
        resetScroll: false,
      }),
    /** Opens or closes a dialog over the pane. */
    ask: (ask: ReservationSearch['ask']) =>
      void navigate({ search: previous => ({ ...previous, ask }), replace: true, resetScroll: false }),
  }
}
