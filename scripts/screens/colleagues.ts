import { TOTP } from 'otpauth'
import { until } from '#main/journey/steps.ts'
import { createClient, createClientOver, type Client } from '#main/journey/http-client.ts'
import { softPasskey } from '#accounts/server/security/soft-passkey.ts'

const base = '/server/portal'
const COLLEAGUES_PASSWORD = 'eleven-green-lanes'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
type Mail = { to: string; links: string[] }

export type Colleagues = { joinUrl: string; colleagueToken: string; newcomerToken: string }

/** Somebody joins the seller's company, somebody else is asked to; the seller gets a second company. */
export async function inviteColleagues(url: string, seller: Client, password: string): Promise<Colleagues> {
  await seller.post(`${base}/user/confirm`, { password })
  const asked = async (email: string, role: string) => {
    await seller.post(`${base}/company/inviteMember`, { email, role, mayConfirm: true })
    return until('the invitation', async () => {
      const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[]
      return mails.find((mail) => mail.to === email)?.links.find((link) => link.includes('/joinCompany'))
    })
  }
  const [, token] = (await asked('wu.fang@lanhai.example', 'editor')).split('#token=')
  const join = { token, name: '吴芳', password: COLLEAGUES_PASSWORD }
  const colleague = createClient(url, 'zh')
  colleague.signIn((await colleague.post<{ token: string }>(`${base}/company/acceptInvitation`, join)).token)
  await protect(url, colleague)
  await colleague.post(`${base}/calendar/feed/create`, {})
  const holder = 'Shenzhen Lanhai Trading Co., Ltd.'
  const accounts = [
    { holder, number: '004-123456-838', bic: 'HSBCHKHHHKH' },
    { holder, number: 'DE89370400440532013000' },
  ]
  for (const account of accounts) await seller.post(`${base}/company/updateBankDetails`, account)
  return {
    joinUrl: await asked('finance@lanhai.example', 'viewer'),
    colleagueToken: colleague.token(),
    newcomerToken: await openCompany(url, seller, password),
  }
}

/** An authenticator app and a passkey. */
async function protect(url: string, person: Client): Promise<void> {
  await person.post(`${base}/user/confirm`, { password: COLLEAGUES_PASSWORD })
  const { secret } = await person.post<{ secret: string }>(`${base}/user/twoFactor/begin`, {})
  await person.post(`${base}/user/twoFactor/enable`, { otp: new TOTP({ secret }).generate() })
  const { options } = await person.post<{ options: object }>(`${base}/user/passkey/begin`, {})
  const credential = softPasskey({ origin: url, rpId: 'localhost' }).create(options)
  await person.post(`${base}/user/passkey/add`, { name: 'MacBook', credential })
}

/** A second company, in which the seller works on a phone: a device that the first has not seen. */
async function openCompany(url: string, seller: Client, password: string): Promise<string> {
  const { email } = await seller.get<{ email: string }>(`${base}/user/info`)
  const company = { name: 'Lanhai Europe GmbH', country: 'DE' }
  const { companyId } = await seller.post<{ companyId: string }>(`${base}/company/create`, company)
  const phone = createClientOver(
    (path, init) => fetch(`${url}${path}`, { ...init, headers: { ...init.headers, 'User-Agent': IPHONE } }),
    'en',
  )
  const session = await phone.post<{ token: string }>(`${base}/user/login`, { email, password })
  phone.signIn(session.token)
  await phone.post(`${base}/company/switch`, { companyId })
  return phone.token()
}
