import { until } from '#main/journey/steps.ts'
import { createClient, type Client } from '#main/journey/http-client.ts'

const base = '/server/portal'
type Mail = { to: string; links: string[] }

/** Somebody joins the seller's company, somebody else is asked to. @returns where the open invitation leads */
export async function inviteColleagues(url: string, seller: Client, password: string): Promise<string> {
  await seller.post(`${base}/user/confirm`, { password })
  const asked = async (email: string, role: string) => {
    await seller.post(`${base}/company/inviteMember`, { email, role, mayConfirm: true })
    return until('the invitation', async () => {
      const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[]
      return mails.find((mail) => mail.to === email)?.links.find((link) => link.includes('/joinCompany'))
    })
  }
  const [, token] = (await asked('wu.fang@lanhai.example', 'editor')).split('#token=')
  const join = { token, name: '吴芳', password: 'eleven-green-lanes' }
  await createClient(url, 'zh').post(`${base}/company/acceptInvitation`, join)
  const holder = 'Shenzhen Lanhai Trading Co., Ltd.'
  const accounts = [
    { holder, number: '004-123456-838', bic: 'HSBCHKHHHKH' },
    { holder, number: 'DE89370400440532013000' },
  ]
  for (const account of accounts) await seller.post(`${base}/company/updateBankDetails`, account)
  await seller.post(`${base}/company/create`, { name: 'Lanhai Europe GmbH', country: 'DE' })
  return asked('finance@lanhai.example', 'viewer')
}
