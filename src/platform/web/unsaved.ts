type Place = { pathname: string; search: string }

/** Whether a step leaves the page with what was typed on it; a mark within the page does not. */
export const isLeaving = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || from.search !== to.search

/** Whether fields say something else than what was saved last. */
export const isChanged = <T extends Record<string, unknown>>(fields: T, saved: T): boolean =>
  JSON.stringify(fields) !== JSON.stringify(saved)
