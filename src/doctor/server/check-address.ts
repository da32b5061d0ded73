import type { SecretBox } from '#platform/server/secret-box.ts'
import { FORGED_ADDRESS, judgeAddress, type AddressAnswer } from '../address-answer.ts'
import type { Finding } from '../finding.ts'
import { DOCTOR_HEADER, sealQuestion } from './doctor-seal.ts'

const PATIENCE_MS = 8_000
const ask = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })

type Asking = { publicUrl: string; box: Pick<SecretBox, 'seal' | 'open'>; now: Date }

/** Visits the public address as a stranger does who lies about where they come from. */
export async function checkAddress(asking: Asking): Promise<Finding[]> {
  return judgeAddress(await answerOf(asking))
}

async function answerOf({ publicUrl, box, now }: Asking): Promise<AddressAnswer> {
  const plain = publicUrl.startsWith('https://') ? { plain: await withoutTls(publicUrl) } : {}
  try {
    const answer = await ask(`${publicUrl}/health`, {
      [DOCTOR_HEADER]: sealQuestion(box, now),
      'x-forwarded-for': FORGED_ADDRESS,
    })
    const hsts = answer.headers.get('strict-transport-security')
    const body = (await answer.json().catch(() => undefined)) as { data?: { from?: unknown } } | undefined
    const from = body?.data?.from
    return {
      publicUrl,
      status: answer.status,
      ...(hsts !== null && { hsts }),
      ...(typeof from === 'string' && { seenFrom: from }),
      ...plain,
      loops: await leadsToItself(`${publicUrl}/robots.txt`),
    }
  } catch (error) {
    return { publicUrl, problem: reasonOf(error), ...plain }
  }
}

/** A page that is asked for by TLS and taken for one without: `/health` answers either way. */
async function leadsToItself(page: string): Promise<boolean> {
  const answer = await ask(page).catch(() => undefined)
  const to = answer?.headers.get('location')
  return to != null && answer?.status === 308 && new URL(to, page).href === new URL(page).href
}

async function withoutTls(publicUrl: string): Promise<'REDIRECT' | 'NOTHING' | 'ANSWERS'> {
  const plain = `http://${new URL(publicUrl).hostname}/health`
  try {
    const { status, headers } = await ask(plain)
    const isMoved = status >= 300 && status < 400 && headers.get('location')?.startsWith('https://')
    return isMoved ? 'REDIRECT' : status < 400 ? 'ANSWERS' : 'NOTHING'
  } catch {
    return 'NOTHING'
  }
}

/** Of a failed fetch the cause tells more than the error: ECONNREFUSED, CERT_HAS_EXPIRED. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause as NodeJS.ErrnoException | undefined
  return cause?.code ?? cause?.message ?? error.message
}
