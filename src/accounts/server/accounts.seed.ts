import type { Mail } from '#platform/server/mailer.ts'
import { newToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { AGREEMENT_VERSION } from '../agreement.ts'
import type { Address } from '../company.ts'
import { addCompanyMember } from './add-company-member.ts'
import { findUserByEmail, latestSignUp, membershipsOf } from './accounts.queries.ts'
import { hashPassword } from './passwords.ts'
import { setPasswordHash } from './people.repository.ts'
import { register } from './register.ts'
import { sendRegistrationMail } from './send-account-mails.ts'
import { updateCompany } from './update-company.ts'
import { openAccount } from './verify-email.ts'

export type SeededPerson = { role: string; name: string; email: string; password: string }

/** A person with a company, as the demo invents them. */
export type SeededSeller = {
  name: string
  email: string
  lang: Lang
  company: {
    name: string
    nameOriginal: string
    country: string
    registrationNumber: string
    vatNumber: string
    address: Address
  }
}

/** Lin Yue runs a trading company in Shenzhen that sells kitchen goods to Germany, and asks for everything in Chinese. */
const LIN_YUE: SeededSeller = {
  name: 'Lin Yue',
  email: 'lin.yue@brightoak.example',
  lang: 'zh',
  company: {
    name: 'Shenzhen Brightoak Trading Co., Ltd.',
    nameOriginal: '深圳市明橡贸易有限公司',
    country: 'CN',
    registrationNumber: '91440300MA5GX7QK45',
    vatNumber: '',
    address: {
      line1: 'Room 1806, Tower B, Galaxy World, 1 Yabao Road',
      line2: 'Bantian Subdistrict, Longgang District',
      city: 'Shenzhen',
      postcode: '518129',
      province: 'CN-GD',
      country: 'CN',
    },
  },
}

/** Marek Nowak sells lamps from Poland; his company has a VAT number in the EU. */
const MAREK_NOWAK: SeededSeller = {
  name: 'Marek Nowak',
  email: 'marek.nowak@lumena.example',
  lang: 'en',
  company: {
    name: 'Lumena Sp. z o.o.',
    nameOriginal: '',
    country: 'PL',
    registrationNumber: '0000512884',
    vatNumber: 'PL5252910000',
    address: { line1: 'ul. Prosta 18/4', line2: '', city: 'Warszawa', postcode: '00-850', country: 'PL' },
  },
}

/** Zhou Ming sells phone accessories in Germany, has long had the number and has its returns filed. */
const ZHOU_MING: SeededSeller = {
  name: 'Zhou Ming',
  email: 'zhou.ming@lanhai.example',
  lang: 'zh',
  company: {
    name: 'Shenzhen Lanhai Trading Co., Ltd.',
    nameOriginal: '深圳市蓝海贸易有限公司',
    country: 'CN',
    registrationNumber: '91440300MA5FKD8Q2L',
    vatNumber: '',
    address: {
      line1: 'Room 1203, Building 4, No. 18 Keji Road',
      line2: 'Nanshan District',
      city: 'Shenzhen',
      postcode: '518057',
      province: 'CN-GD',
      country: 'CN',
    },
  },
}

/** Wu Fang sells household goods from stock in five countries, and has had the returns filed here for two years. */
const WU_FANG: SeededSeller = {
  name: 'Wu Fang',
  email: 'wu.fang@qinglan.example',
  lang: 'zh',
  company: {
    name: 'Hangzhou Qinglan Home Co., Ltd.',
    nameOriginal: '杭州青岚家居有限公司',
    country: 'CN',
    registrationNumber: '91330106MA2H4K7Q8W',
    vatNumber: '',
    address: {
      line1: 'Room 905, Building 3, No. 501 Binsheng Road',
      line2: 'Binjiang District',
      city: 'Hangzhou',
      postcode: '310052',
      province: 'CN-ZJ',
      country: 'CN',
    },
  },
}

/** Chen Jie keeps the books at Brightoak: may read everything and change nothing. */
const CHEN_JIE = { name: 'Chen Jie', email: 'chen.jie@brightoak.example', lang: 'zh' as Lang }

/**
 * The sellers of the demo, with newly made passwords. Run again, it keeps the people and gives them new
 * passwords.
 */
export async function seedAccounts(deps: ServerDeps): Promise<SeededPerson[]> {
  const linYue = await seedSeller(deps, LIN_YUE)
  const marekNowak = await seedSeller(deps, MAREK_NOWAK)
  const chenJie = await seedViewer(deps, linYue.email)
  return [linYue, marekNowak, chenJie]
}

type Seeded = { person: SeededPerson; principal: SellerPrincipal }

/** The seller whose story the demo tells from the first day on. Run again, it gives a new password. */
export const seedCustomer = (deps: ServerDeps): Promise<Seeded> => seedOne(deps, ZHOU_MING)

/** The seller of whom the demo has two years of sales and returns. Run again, it gives a new password. */
export const seedSellerOfYears = (deps: ServerDeps): Promise<Seeded> => seedOne(deps, WU_FANG)

/** The same seller, as they are by now; undefined when they or their company are gone. */
export const sellerOfYears = (deps: ServerDeps): Promise<SellerPrincipal | undefined> =>
  sellerWith(deps, WU_FANG.email)

/** A seller as they are by now; undefined when they or their company are not there. */
export const sellerWith = (deps: ServerDeps, email: string): Promise<SellerPrincipal | undefined> =>
  findPrincipal(deps, email)

/** A seller with a company; run again, they get a new password. */
export async function seedOne(deps: ServerDeps, seller: SeededSeller): Promise<Seeded> {
  const person = await seedSeller(deps, seller)
  return { person, principal: await principalOf(deps, person.email) }
}

async function seedSeller(deps: ServerDeps, seller: SeededSeller): Promise<SeededPerson> {
  const { name, email, lang, company } = seller
  const password = newPassword()
  const person = { role: 'seller', name, email, password }
  if (!(await givePassword(deps, email, password))) {
    const first = {
      companyName: company.name,
      companyCountry: company.country,
      agreementVersion: AGREEMENT_VERSION,
    }
    await register(deps, { email, name, lang, ...first }, { ip: 'seed' })
    await openAccount(deps, { token: await tokenInMail(deps, email), password }, { ip: 'seed' })
  }
  await updateCompany(deps, await principalOf(deps, email), company)
  return person
}

async function seedViewer(deps: ServerDeps, ownerEmail: string): Promise<SeededPerson> {
  const password = newPassword()
  const person = { role: 'viewer', name: CHEN_JIE.name, email: CHEN_JIE.email, password }
  if (await givePassword(deps, CHEN_JIE.email, password)) return person
  const { companyId } = await principalOf(deps, ownerEmail)
  await addCompanyMember(deps, { ...CHEN_JIE, password, companyId, role: 'viewer' })
  return person
}

/** Where an earlier seed was interrupted, the person exists but nobody knows the password. */
async function givePassword(deps: ServerDeps, email: string, password: string): Promise<boolean> {
  const user = await findUserByEmail(deps.db, email)
  if (user) await setPasswordHash(deps.db, user.id, await hashPassword(password), deps.clock.now())
  return user !== undefined
}

/** Opens the mail of the registration as its reader would; it is sent to nobody else. */
async function tokenInMail(deps: ServerDeps, email: string): Promise<string> {
  const registration = await latestSignUp(deps.db, email)
  if (!registration) throw new Error(`no registration for ${email}`)
  const opened: Mail[] = []
  const mailer = { send: async (mail: Mail) => void opened.push(mail) }
  await sendRegistrationMail({ ...deps, mailer }, registration.id)
  const token = /#token=([\w-]+)/.exec(opened[0]?.text ?? '')?.[1]
  if (!token) throw new Error(`no link in the mail to ${email}`)
  return token
}

async function principalOf(deps: ServerDeps, email: string): Promise<SellerPrincipal> {
  const principal = await findPrincipal(deps, email)
  if (!principal) throw new Error(`${email} is not there`)
  return principal
}

async function findPrincipal(deps: ServerDeps, email: string): Promise<SellerPrincipal | undefined> {
  const user = await findUserByEmail(deps.db, email)
  const [company] = user ? await membershipsOf(deps.db, user.id) : []
  if (!user || !company) return undefined
  const owner = { userId: user.id, userName: user.name, companyId: company.id, role: company.role }
  return { kind: 'seller', email, sessionId: 'seed', ...owner }
}

/** Twelve random characters, in groups that can be read out. */
function newPassword(): string {
  const letters = newToken().replace(/[^A-Za-z0-9]|[0O1lI]/g, '')
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`
}
