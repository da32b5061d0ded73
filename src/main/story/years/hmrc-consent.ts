import { paths } from '#paths.ts'
import type { YearsCast } from './cast.ts'

type Visit = (path: string, init: RequestInit) => Promise<Response>

/** An administrator lets the portal act for the agency at the local HMRC, as on its own page. */
export async function connectHmrc({ base, admin }: YearsCast, visit: Visit): Promise<void> {
  const { consentUrl } = await admin.get<{ consentUrl: string | null }>(`${base}/staff/hmrc/state`)
  if (!consentUrl) return
  const asked = new URL(consentUrl)
  const pressed = new URLSearchParams(asked.searchParams)
  pressed.set('action', 'consent')
  const answer = await visit(asked.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: pressed.toString(),
  })
  const back = new URL(answer.headers.get('location') ?? paths.home(), 'http://local').searchParams
  const [state, code] = [back.get('state'), back.get('code')]
  await admin.post(`${base}/staff/hmrc/callback`, { state, ...(code && { code }) })
}
