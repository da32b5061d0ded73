import type { z } from 'zod'
import { COUNTRY_CODES } from '#platform/shared/countries.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { ALL_OF_EU, type answersInput, NO_GOODS, UNKNOWN } from '../contract.ts'
import { CUSTOMER_PLACES, type Facts, STOCK_PLACES } from '../facts.ts'
import {
  NONE_WITH_OTHERS,
  NOT_A_PLACE,
  obligationsRefusals,
  UNKNOWN_WITH_OTHERS,
} from './obligations.errors.ts'

type Answers = z.output<typeof answersInput>
type Wrong = Record<string, LocalText>

/** Two countries for which VAT forms and everyday speech use other codes than ISO. */
const SPELLINGS: Record<string, string> = { UK: 'GB', EL: 'GR' }

/** The facts stated by the answers. @throws answers_wrong naming each invalid answer */
export function factsFrom(answers: Answers): Facts {
  const wrong: Wrong = {}
  const facts: Facts = {
    home: homeFrom(answers.home, wrong),
    stock: placesFrom('stock', answers.stock, STOCK_PLACES, wrong),
    customers: placesFrom('customers', answers.customers, [...CUSTOMER_PLACES, ALL_OF_EU], wrong),
    channels: listFrom('channels', answers.channels, wrong),
    sales: oneFrom(answers.sales),
    goods: goodsFrom(answers.goods, wrong),
    parcels: oneFrom(answers.parcels),
    importer: oneFrom(answers.importer),
    maker: oneFrom(answers.maker),
  }
  if (Object.keys(wrong).length > 0) throw obligationsRefusals.answers_wrong({ fields: wrong })
  return facts
}

function normalised(place: string): string {
  const upper = place.toUpperCase()
  return SPELLINGS[upper] ?? upper
}

function homeFrom(home: string | undefined, wrong: Wrong): string | null {
  const place = normalised(home ?? UNKNOWN)
  if (place === UNKNOWN) return null
  if (!COUNTRY_CODES.includes(place)) wrong['home'] = NOT_A_PLACE
  return place
}

function placesFrom(
  name: string,
  given: readonly string[] | undefined,
  offered: readonly string[],
  wrong: Wrong,
): string[] | null {
  const places = listFrom(name, given?.map(normalised), wrong)
  if (places?.some((place) => !offered.includes(place))) wrong[name] = NOT_A_PLACE
  const each = places?.flatMap((place) => (place === ALL_OF_EU ? [...EU_STATES] : [place]))
  return each ? [...new Set(each)] : null
}

function listFrom<T extends string>(
  name: string,
  given: readonly T[] | undefined,
  wrong: Wrong,
): Exclude<T, typeof UNKNOWN>[] | null {
  if (!given) return null
  const known = given.filter((one): one is Exclude<T, typeof UNKNOWN> => one !== UNKNOWN)
  if (known.length === given.length) return [...new Set(known)]
  if (known.length > 0) wrong[name] = UNKNOWN_WITH_OTHERS
  return null
}

function goodsFrom(given: Answers['goods'], wrong: Wrong): Facts['goods'] {
  const all = listFrom('goods', given, wrong)
  const goods = all?.filter((good) => good !== NO_GOODS)
  if (all && goods && goods.length > 0 && goods.length < all.length) wrong['goods'] = NONE_WITH_OTHERS
  return goods ?? null
}

function oneFrom<T extends string>(given: T | undefined): Exclude<T, typeof UNKNOWN> | null {
  return given === undefined || given === UNKNOWN ? null : (given as Exclude<T, typeof UNKNOWN>)
}
