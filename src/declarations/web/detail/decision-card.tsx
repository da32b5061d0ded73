import { use } from 'react'
import { useSession } from '#accounts/web/public.tsx'
import { formatDay, formatDeadline } from '#platform/shared/day-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { IconMessage } from '#platform/ui/icons.ts'
import { Money } from '#platform/ui/money.tsx'
import { currentPageConfig } from '#platform/web/session.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { ConfirmButton, type useConfirm } from './confirm-button.tsx'
import { daysToConfirm } from './days-to-confirm.ts'
import styles from './detail.module.css'
import { wordOf } from '../epr/quantity-words.ts'
import { KILOGRAMS } from '../epr/unit-of.ts'
import { figureText } from './figure.tsx'
import { howMuch } from './how-much.ts'
import { SilenceLine } from './silence-line.tsx'
import { StateNow } from './state-now.tsx'
import { useNow } from './use-now.ts'

type Props = {
  declaration: DeclarationDetail
  confirm: ReturnType<typeof useConfirm>
  onQuery: () => void
}

/** The first card: how much, how long left, and what to do; below it what happens without an answer. */
export function DecisionCard({ declaration, confirm, onQuery }: Props) {
  const waits = declaration.status === 'AWAITING_CONFIRMATION'
  return (
    <Card flush className={waits ? styles.mine : undefined}>
      <div className={styles.decision}>
        <HowMuch declaration={declaration} />
        {waits ? <HowLong declaration={declaration} /> : <StateNow declaration={declaration} />}
        {waits && <Acts declaration={declaration} confirm={confirm} onQuery={onQuery} />}
      </div>
      <SilenceLine declaration={declaration} />
    </Card>
  )
}

function HowMuch({ declaration }: Pick<Props, 'declaration'>) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const { payable, quantities } = declaration
  const { label, until } = howMuch(declaration)
  if (quantities) return <HowHeavy declaration={declaration} />
  return (
    <div className={styles.part}>
      <span className={styles.small}>{t(label)}</span>
      <span className={styles.large}>
        {payable === null ? (
          t('notKnown')
        ) : payable.amount === 0 ? (
          t('nothingToPay')
        ) : (
          <Money value={{ ...payable, amount: Math.abs(payable.amount) }} />
        )}
      </span>
      <span className={styles.small}>
        {until && t(until.by, { day: formatDay(until.day, lang, 'weekday') })}
      </span>
    </div>
  )
}

/** Quantities: what they weigh, and when they are due, as far as that is known. */
function HowHeavy({ declaration }: Pick<Props, 'declaration'>) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const { boxes, dueAt } = declaration
  const total = boxes.find(({ box }) => box === 'total weight')
  return (
    <div className={styles.part}>
      <span className={styles.small}>{t('toReport')}</span>
      <span className={styles.large}>
        {total ? t('kilograms', { weight: figureText(total, KILOGRAMS, lang) }) : t('notKnown')}
      </span>
      <span className={styles.small}>
        {dueAt === null ? t('dueNotKnown') : t('reportBy', { day: formatDay(dueAt, lang, 'weekday') })}
      </span>
    </div>
  )
}

function HowLong({ declaration: { silence } }: Pick<Props, 'declaration'>) {
  const now = useNow()
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  return (
    <div className={styles.part}>
      <span>
        <Badge variant="yourTurn">{t('yourTurn')}</Badge>
      </span>
      {silence ? (
        <>
          <span className={styles.left}>{leftText(t, new Date(silence.lastSafeAt), now)}</span>
          <span className={styles.small}>
            {new Date(silence.lastSafeAt) < now
              ? t('safePassedText')
              : t('confirmUntil', { moment: formatDeadline(silence.lastSafeAt, lang, timeZone) })}
          </span>
        </>
      ) : (
        <span className={styles.small}>{t('state_AWAITING_CONFIRMATION')}</span>
      )}
    </div>
  )
}

function leftText(
  t: ReturnType<typeof useText<typeof declarationDetailText>>,
  until: Date,
  now: Date,
): string {
  const count = daysToConfirm(until, now, currentPageConfig().agencyTimeZone)
  if (count === null) return t('safePassed')
  return count === 0 ? t('lastDay') : t('daysLeft', { count })
}

function Acts({ declaration, confirm, onQuery }: Props) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const { mayWrite, role } = useSession()
  return (
    <div className={styles.acts}>
      <ConfirmButton declaration={declaration} confirm={confirm} />
      {(mayWrite || role === undefined) && (
        <Button full icon={<IconMessage size={18} />} onClick={onQuery}>
          {t('query')}
        </Button>
      )}
      <p className={styles.undo}>{t(wordOf(declaration, 'cannotUndo'))}</p>
    </div>
  )
}
