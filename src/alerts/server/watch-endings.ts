import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { endingOf, factToTell, type Ending } from '../ending.ts'
import { adminAlert, type AlertText } from './alert-admins.ts'
import type { AlertsConfig } from './alerts.config.ts'
import { certificateEnd } from './read-certificate.ts'
import { recordTold, toldFacts } from './told.repository.ts'

const TEXTS: Record<Ending['kind'], AlertText> = {
  CERTIFICATE: {
    subject: {
      en: '{{brand}}: the TLS certificate expires on {{day}}',
      zh: '{{brand}}：TLS证书将于{{day}}到期',
    },
    body: {
      en: 'Hello {{name}},\n\nthe TLS certificate of {{what}} is valid until {{day}}. After that, browsers refuse to open the portal.\n\nYour proxy usually renews it by itself: look there for why it has not. If it has been renewed, have the proxy load the new one.\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n{{what}}的TLS证书有效期至{{day}}，到期后浏览器将拒绝打开本平台。\n\n证书通常由反向代理自动续期，请检查未续期的原因；如已续期，请让代理重新加载证书。\n\n{{brand}}',
    },
  },
  CREDENTIAL: {
    subject: { en: '{{brand}}: {{what}} expires on {{day}}', zh: '{{brand}}：{{what}}将于{{day}}到期' },
    body: {
      en: 'Hello {{name}},\n\n“{{what}}” is valid until {{day}}; after that, whatever uses it stops working.\n\nRenew it where it was issued, put the new one into the settings of the server, and enter its last day in GREENLANE_CREDENTIALS_END.\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n“{{what}}”有效期至{{day}}，到期后，使用它的功能将停止工作。\n\n请在签发方换取新凭据，写入服务器配置，并在GREENLANE_CREDENTIALS_END中填写新的到期日。\n\n{{brand}}',
    },
  },
}

export const TOLD = 'endings'

/** Each day: tells the administrators of what is about to end, once 30 and once 7 days before (a certificate: 14 and 3). */
export function watchEndings(deps: ServerDeps<AlertsConfig>): void {
  const alert = adminAlert<string>(deps, 'alerts.ending', async (fact, { lang }) => {
    const { kind, name, last } = endingOf(fact)
    return { text: TEXTS[kind], params: { what: name, day: formatDay(last, lang, 'full') } }
  })
  deps.jobs.schedule('alerts.watch_endings', '33 6 * * *', async () => {
    const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
    const certificate = await certificateOf(deps)
    const facts = [...credentialsOf(deps), ...(certificate ?? [])].flatMap(
      (ending) => factToTell(ending, today) ?? [],
    )
    await deps.db.transaction(async (tx) => {
      const told = await toldFacts(tx, TOLD)
      // Where nobody answered nothing is known to have changed: what was told of a certificate stays told.
      const unseen = certificate ? [] : told.filter((fact) => endingOf(fact).kind === 'CERTIFICATE')
      await recordTold(tx, TOLD, [...facts, ...unseen])
      for (const fact of facts) if (!told.includes(fact)) await alert.raise(tx, fact)
    })
  })
}

export const credentialsOf = ({ config }: ServerDeps<AlertsConfig>): Ending[] =>
  config.credentials.map(({ name, last }) => ({ kind: 'CREDENTIAL', name, last }))

/** Undefined where it could not be looked at. */
async function certificateOf({ config }: ServerDeps<AlertsConfig>): Promise<Ending[] | undefined> {
  const until = await certificateEnd(config.publicUrl)
  const name = new URL(config.publicUrl).host
  return until && [{ kind: 'CERTIFICATE', name, last: dayOf(until, config.agency.timeZone) }]
}
