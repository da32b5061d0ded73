import type { OutputOf } from '#platform/shared/call.ts'
import type { Executor } from '#platform/server/database.ts'
import { getCompany } from '#accounts/server/public.ts'
import { numbersOf, type ObtainedNumber } from '#registrations/server/public.ts'
import { latestConclusiveCheck } from '#tax-numbers/server/public.ts'
import type { readMatch } from '../contract.ts'
import { matchFact, type Fact } from '../match/match-facts.ts'
import { inRegion } from '../region.ts'
import { gatherFacts } from './gather-facts.ts'
import type { ShopsDeps } from './shops-deps.ts'
import { shopRefusals } from './shops.errors.ts'
import { findShop } from './shops.queries.ts'

type Match = OutputOf<typeof readMatch>
type Row = Match['rows'][number]
type Check = Awaited<ReturnType<typeof latestConclusiveCheck>>
type Numbered = Pick<ObtainedNumber, 'country' | 'number' | 'certificateFileId'> & { check: Check }

/** Of the company itself; numbers for VAT have a row each. */
const OF_COMPANY: readonly Exclude<Fact, 'VAT_NUMBER'>[] = [
  'NAME',
  'NAME_ORIGINAL',
  'ADDRESS',
  'REGISTRATION_NUMBER',
]

/** Name, address and numbers of a company in every place where an office or a marketplace reads them. */
export async function matchShop(deps: ShopsDeps, companyId: string, shopId: string): Promise<Match> {
  const found = await findShop(deps.db, companyId, shopId)
  if (!found) throw shopRefusals.not_found()
  const { shop, authorisation } = found
  const numbers = (await vatNumbersOf(deps.db, companyId)).filter(({ country }) =>
    inRegion(country, shop.region),
  )
  const account = authorisation?.account ?? null
  const saidOf = await gatherFacts(deps.db, deps, {
    companyId,
    account,
    published: numbers.flatMap(({ check }) =>
      check ? [{ name: check.publishedName, address: check.publishedAddress }] : [],
    ),
  })
  const rows = OF_COMPANY.flatMap((fact): Row[] => {
    const said = saidOf(fact)
    if (Object.values(said).every((text) => text === null)) return []
    const cells = matchFact(fact, said).map((cell) => ({ ...cell, note: null, at: null }))
    return [{ fact, country: null, cells }]
  })
  return {
    shopId,
    readAt: authorisation?.answeredAt?.toISOString() ?? null,
    shopFault: authorisation?.fault ?? null,
    rows: [...rows, ...numbers.map(numberRow)],
  }
}

/** The company's VAT numbers: its own and those that were obtained, each with what its register last said. */
export async function vatNumbersOf(executor: Executor, companyId: string): Promise<Numbered[]> {
  const [company, obtained] = await Promise.all([
    getCompany(executor, companyId),
    numbersOf(executor, companyId, ['VAT_NUMBER']),
  ])
  const own = company?.vatNumber
  const known = obtained.some(({ number }) => plainNumber(number) === plainNumber(own ?? ''))
  const numbers: Omit<Numbered, 'check'>[] = [
    ...(own && !known
      ? [{ country: own.slice(0, 2).replace('EL', 'GR'), number: own, certificateFileId: null }]
      : []),
    ...obtained,
  ]
  return Promise.all(
    numbers.map(async ({ country, number, certificateFileId }) => ({
      country,
      number,
      certificateFileId,
      check: await latestConclusiveCheck(executor, plainNumber(number)),
    })),
  )
}

export const plainNumber = (number: string): string => number.replace(/[^A-Za-z0-9]/g, '').toUpperCase()

type Cell = Row['cells'][number]

const cell = (source: Cell['source'], more: Partial<Cell>): Cell => ({
  source,
  text: null,
  verdict: 'UNKNOWN',
  pieces: [],
  note: null,
  at: null,
  ...more,
})

/** Amazon does not say which VAT numbers an account has; the register answers by yes and no. */
function numberRow({ country, number, certificateFileId, check }: Numbered): Row {
  return {
    fact: 'VAT_NUMBER',
    country,
    cells: [
      cell(
        'PAPERS',
        certificateFileId ? { verdict: 'SAME', note: 'CERTIFICATE' } : { note: 'NO_CERTIFICATE' },
      ),
      cell('REGISTER', registerCell(check)),
      cell('PORTAL', { text: number, verdict: 'SAME', pieces: [{ text: number, differs: false }] }),
      cell('SHOP', { note: 'NOT_READABLE' }),
    ],
  }
}

function registerCell(check: Check): Partial<Cell> {
  if (!check) return { note: 'NOT_ASKED' }
  const at = check.checkedAt.toISOString()
  return check.outcome === 'valid'
    ? { verdict: 'SAME', note: 'IN_FORCE', at }
    : { verdict: 'DIFFERENT', note: 'NOT_IN_FORCE', at }
}
