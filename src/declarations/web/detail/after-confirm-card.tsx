import { use } from 'react'
import { countryInSentence } from '#platform/shared/countries.ts'
import { formatDay, formatDeadline, formatInstant } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Card } from '#platform/ui/card.tsx'
import { cx } from '#platform/ui/cx.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { afterConfirming, type NextStop } from '../../after-confirm.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { sendBy } from '../../send-by.ts'
import { knownPayee } from '../../tax/known-payees.ts'
import type { afterConfirmText } from '../after-confirm.text.ts'
import styles from './detail.module.css'
import { useNow } from './use-now.ts'

type T = Translate<typeof afterConfirmText>
type Shown = { declaration: DeclarationDetail }

/** What happens next, by whom and by when, up to the payment; and what happens if nobody answers. */
export function AfterConfirmCard({ declaration }: Shown) {
  const t = useText<typeof afterConfirmText>('after-confirm')
  const stops = afterConfirming(declaration)
  if (stops.length === 0) return null
  return (
    <Card title={t('title')}>
      <ol className={cx(styles.moments, styles.next)}>
        {stops.map((stop) => (
          <Stop key={stop.step} stop={stop} declaration={declaration} />
        ))}
      </ol>
      {declaration.status === 'AWAITING_CONFIRMATION' && <Silence declaration={declaration} />}
    </Card>
  )
}

function Stop({ stop, declaration }: Shown & { stop: NextStop }) {
  const t = useText<typeof afterConfirmText>('after-confirm')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const now = useNow()
  const holder =
    stop.by === 'authority' && declaration.stream ? 'quantities_by_authority' : (`by_${stop.by}` as const)
  return (
    <li
      className={cx(styles.moment, stop.state === 'now' && styles.now, stop.state === 'next' && styles.then)}
    >
      <b className={styles.when}>{whenOf(t, stop, { lang, timeZone })}</b>
      <span className={styles.what}>{t(`step_${stop.step}`)}</span>
      <span>{t(holder)}</span>
      {stop.state !== 'done' && (
        <span className={styles.small}>{textOf(t, stop, { declaration, lang, now })}</span>
      )}
    </li>
  )
}

function whenOf(
  t: T,
  { state, doneAt, until }: NextStop,
  { lang, timeZone }: { lang: Lang; timeZone: string },
): string {
  if (state === 'done')
    return doneAt === null
      ? t('done')
      : t('doneAt', { moment: formatInstant(doneAt, lang, 'dayTime', timeZone) })
  const isNow = state === 'now'
  if (until === null) return t(isNow ? 'now' : 'later')
  if ('day' in until) return t(isNow ? 'nowBy' : 'by', { day: formatDay(until.day, lang, 'long') })
  return t(isNow ? 'nowUntil' : 'until', { moment: formatDeadline(until.moment, lang, timeZone) })
}

function textOf(
  t: T,
  { step, by, state }: NextStop,
  { declaration, lang, now }: Shown & { lang: Lang; now: Date },
): string {
  const { country, status, stream, silence, payable } = declaration
  const place = countryInSentence(country, lang)
  const amount = payable ? formatMoney({ ...payable, amount: Math.abs(payable.amount) }, lang) : ''
  if (step === 'CONFIRM') return t(status === 'QUERIED' ? 'text_QUERIED' : 'text_CONFIRM')
  if (step === 'SIGN_OFF') return t('text_SIGN_OFF', { place })
  if (step === 'CREDIT') return t('text_CREDIT', { amount })
  if (step === 'PAY') return payText(t, { by, state }, { declaration, lang, amount })
  if (step === 'FILE' && silence && new Date(silence.lastSafeAt) < now) return t('text_FILE_LATE')
  if (stream && (step === 'FILE' || step === 'ANSWER')) return t(`quantities_text_${step}`)
  return t(`text_${step}`)
}

/** The payee by name where its account is published, else the office of the state. */
function payText(
  t: T,
  { by, state }: Pick<NextStop, 'by' | 'state'>,
  { declaration, lang, amount }: Shown & { lang: Lang; amount: string },
): string {
  const { country, scheme, payBy } = declaration
  const known = knownPayee({ country, scheme, number: null })
  const payee = known?.name ?? t('payee', { place: countryInSentence(country, lang) })
  if (by === 'us') return t('text_PROOF', { payee })
  if (payBy === null) return t('text_PAY_NO_DAY', { amount, payee })
  const leaves = formatDay(sendBy(payBy, country), lang, 'long')
  return t(state === 'now' ? 'text_PAY_NOW' : 'text_PAY', { amount, payee, sendBy: leaves })
}

function Silence({ declaration: { silence } }: Shown) {
  const t = useText<typeof afterConfirmText>('after-confirm')
  const lang = useLang()
  if (!silence) return <p className={styles.small}>{t('silence_NO_DAY')}</p>
  const { outcome, dueOn, lateFrom } = silence
  const day = formatDay(outcome === 'HELD' ? lateFrom : dueOn, lang, 'long')
  return <p className={styles.small}>{t(`silence_${outcome}`, { day })}</p>
}
