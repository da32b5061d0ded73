import { type ListPlace, readListPlace } from '#back-office/web/frame/list-place.ts'
import type { StaffRole } from '#platform/shared/call.ts'
import { LANGS } from '#platform/shared/local-text.ts'
import { SPEEDS } from '#work-orders/speed.ts'
import {
  QUEUE_DUE,
  QUEUE_SORTS,
  QUEUE_VIEWS,
  type QueueSort,
  type QueueView,
} from '#work-orders/staff/queue-filter.ts'

/** The parameters of the filters, each of several values, and which values it can have. */
const FILTERS = {
  product: /^.{1,80}$/,
  country: /^[A-Z]{2}$/,
  step: /^[A-Za-z0-9]{1,60}$/,
  assignee: /^[\w-]{1,64}$/,
  lang: LANGS,
  speed: SPEEDS,
  tag: /^[\w-]{1,64}$/,
  due: QUEUE_DUE,
} as const
export type PlaceFilter = keyof typeof FILTERS
export const PLACE_FILTERS = Object.keys(FILTERS) as PlaceFilter[]

/** `lang` in an address is the language of the page itself, and changes it. */
const addressOf = (name: PlaceFilter): string => (name === 'lang' ? 'sellerLang' : name)

/** The server takes no more of one filter. */
const MOST_VALUES = 50

type Narrowed = Partial<Record<PlaceFilter, readonly string[]>>

/** The place in the queue: view, filters, sorting and page. */
export type QueuePlace = ListPlace<QueueView> & {
  view: QueueView
  /** Without one, as the view usually is. */
  sort: QueueSort | undefined
  narrowed: Narrowed
}

/** What a partner firm has no part in: it watches nothing, and nobody is assigned its work, so that its turn is the agency's. */
const OF_TEAM: ReadonlySet<QueueView> = new Set(['myTurn', 'unassigned', 'watched'])

/** The views of a role; the first is where it begins. */
export const viewsOf = (role: StaffRole | undefined): readonly QueueView[] =>
  role === 'partner' ? QUEUE_VIEWS.filter((view) => !OF_TEAM.has(view)) : QUEUE_VIEWS

/** @param role whose place it is: each begins at the first of its views */
export function readQueuePlace(query: URLSearchParams, role?: StaffRole): QueuePlace {
  const views = viewsOf(role)
  const { view = views[0] ?? 'agency', ...place } = readListPlace(query, views)
  const sort = QUEUE_SORTS.find((known) => known === query.get('sort'))
  const narrowed = PLACE_FILTERS.flatMap((name) => {
    const values = [...new Set(query.getAll(addressOf(name)))].filter((value) => mayBe(name, value))
    return values.length > 0 ? [[name, values.slice(0, MOST_VALUES)]] : []
  })
  return { ...place, view, sort, narrowed: Object.fromEntries(narrowed) as Narrowed }
}

function mayBe(name: PlaceFilter, value: string): boolean {
  const known: RegExp | readonly string[] = FILTERS[name]
  return known instanceof RegExp ? known.test(value) : known.includes(value)
}

/** The place as query parameters; defaults are left out to keep addresses short. */
export function placeQuery({ view, page, keyword, sort, narrowed }: QueuePlace) {
  return {
    ...(view !== 'myTurn' && { view }),
    ...(sort && { sort }),
    ...Object.fromEntries(PLACE_FILTERS.map((name) => [addressOf(name), narrowed[name]])),
    ...(keyword !== '' && { keyword }),
    ...(page !== 1 && { page }),
  }
}

/** The place with these values of one filter, from its first page. */
export function narrowedTo(place: QueuePlace, name: PlaceFilter, values: readonly string[]): QueuePlace {
  const { [name]: _before, ...others } = place.narrowed
  return { ...place, page: 1, narrowed: values.length > 0 ? { ...others, [name]: values } : others }
}

/** Whether some rows of the view are left out. */
export const isNarrowed = ({ keyword, narrowed }: QueuePlace): boolean =>
  keyword !== '' || Object.keys(narrowed).length > 0
