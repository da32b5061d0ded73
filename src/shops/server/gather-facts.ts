import { scriptsOf } from '#accounts/latin-names.ts'
import { getCompany } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { checkedCompanyFacts } from '#work-orders/server/public.ts'
import type { Fact, Said, Source } from '../match/match-facts.ts'
import { isHan } from '../match/normalise.ts'
import { identityOf, type AccountIdentity, type Identity } from '../account-identity.ts'
import type { AccountFacts } from './amazon/amazon.ts'
import type { ShopsDeps } from './shops-deps.ts'

type Facts = Readonly<Partial<Record<Fact, string | null>>>
export type Published = { name: string | null; address: string | null }

/** What each source says of the company itself. */
export async function gatherFacts(
  executor: Executor,
  deps: ShopsDeps,
  of: { companyId: string; account: AccountFacts | null; published: readonly Published[] },
): Promise<(fact: Fact) => Said> {
  const [company, papers] = await Promise.all([
    getCompany(executor, of.companyId),
    checkedCompanyFacts(executor, deps, of.companyId),
  ])
  const sources: Record<Source, Facts> = {
    PORTAL: company ? inPortal(company) : {},
    SHOP: of.account ? inShop(of.account) : {},
    PAPERS: papers ? onPapers(papers.facts) : {},
    REGISTER: inRegister(of.published),
  }
  return (fact) =>
    Object.fromEntries(Object.entries(sources).map(([source, facts]) => [source, facts[fact] ?? null]))
}

/** Whose an account is: what the company has told us of itself, held against what Amazon knows. */
export async function whoseAccount(
  executor: Executor,
  companyId: string,
  account: AccountFacts,
): Promise<AccountIdentity> {
  const company = await getCompany(executor, companyId)
  return company ? identityOf(identityIn(inPortal(company)), identityIn(inShop(account))) : 'UNKNOWN'
}

const identityIn = (facts: Facts): Identity => ({
  names: [facts.NAME, facts.NAME_ORIGINAL],
  address: facts.ADDRESS ?? null,
  registrationNumber: facts.REGISTRATION_NUMBER ?? null,
})

type Company = NonNullable<Awaited<ReturnType<typeof getCompany>>>

function inPortal(company: Company): Facts {
  const { nameLatin, nameOriginal, street, city } = scriptsOf(company)
  return {
    NAME: nameLatin ?? null,
    NAME_ORIGINAL: nameOriginal ?? null,
    ADDRESS: joined(street, city, company.address?.postcode),
    REGISTRATION_NUMBER: company.registrationNumber,
  }
}

/** Amazon has no field for each script: what is in Chinese characters is the original, wherever it stands. */
function inShop({ name, nameOriginal, address, registrationNumber }: AccountFacts): Facts {
  const names = [name, nameOriginal].filter((text) => text !== null && text !== '')
  return {
    NAME: names.find((text) => text !== null && !isHan(text)) ?? null,
    NAME_ORIGINAL: names.find((text) => text !== null && isHan(text)) ?? null,
    ADDRESS: joined(...address),
    REGISTRATION_NUMBER: registrationNumber,
  }
}

const onPapers = (facts: Readonly<Record<string, string>>): Facts => ({
  NAME: facts['company.nameLatin'] ?? null,
  NAME_ORIGINAL: facts['company.nameOriginal'] ?? null,
  ADDRESS: joined(facts['company.street'], facts['company.city'], facts['company.postcode']),
  REGISTRATION_NUMBER: facts['company.registrationNumber'] ?? null,
})

/** The first register that publishes something. */
const inRegister = (published: readonly Published[]): Facts => ({
  NAME: published.find(({ name }) => name !== null)?.name ?? null,
  ADDRESS: published.find(({ address }) => address !== null)?.address ?? null,
})

function joined(...parts: (string | null | undefined)[]): string | null {
  const said = parts.filter((part) => typeof part === 'string' && part !== '')
  return said.length === 0 ? null : said.join(', ')
}
