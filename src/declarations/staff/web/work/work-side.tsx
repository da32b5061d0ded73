import { formatDayRange } from '#platform/shared/day-text.ts'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { type Fact, Facts } from '#platform/ui/facts.tsx'
import { Money } from '#platform/ui/money.tsx'
import { Timeline } from '#platform/ui/timeline.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import { stepName } from '../../../web/detail/steps.ts'
import { DueText } from '../due-text.tsx'
import styles from '../declarations-staff.module.css'
import { workWordOf } from '../quantity-words.ts'

type Props = { work: DeclarationWorkDetail }

export function WorkSide({ work }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  return (
    <>
      <Card as="aside" title={t('facts')}>
        <Facts items={useFacts(work)} />
      </Card>
      {work.history.length > 0 && (
        <Card as="aside" title={t('history')}>
          <History work={work} />
        </Card>
      )}
    </>
  )
}

function useFacts(work: DeclarationWorkDetail): Fact[] {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const l = useText<typeof declarationsStaffText>('declarations-staff')
  const lang = useLang()
  const { base, vat, payable, payBy, period, reference, filedFile, filedUnder } = work
  const present: (Fact | false)[] = [
    payable !== null && { label: l('payable'), value: <Money value={payable} strong /> },
    base !== null && { label: t('base'), value: <Money value={base} /> },
    vat !== null && { label: t('vatDue'), value: <Money value={vat} /> },
    { label: t('periodDays'), value: formatDayRange(period.from, period.to, lang, 'full') },
    { label: l('due'), value: <DueText of={work} /> },
    payBy !== null && { label: t('payBy'), value: <DateText value={payBy} format="full" /> },
    { label: t('number'), value: work.number },
    { label: t('revision'), value: work.revision },
    reference !== null && {
      label: t(workWordOf(work, 'reference')),
      value: <span className={styles.words}>{reference}</span>,
    },
    filedUnder !== null && {
      label: t('filedUnder'),
      value: <span className={styles.words}>{`${filedUnder.holder}, ${filedUnder.number}`}</span>,
    },
    filedUnder !== null && { label: t('signedOffBy'), value: filedUnder.signer },
    filedFile !== null && {
      label: t('sentFile'),
      value: <span className={styles.words}>{filedFile.name}</span>,
    },
  ]
  return present.filter((one) => one !== false)
}

function History({ work }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  return (
    <Timeline
      entries={work.history
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map(({ action, at, by, name, note }, index) => ({
          key: `${at} ${action} ${index}`,
          title: t(workWordOf(work, `did_${stepName(action)}`)),
          text: (
            <>
              <span>{name || t(`by_${by}`)}</span>
              {note && <p className={styles.words}>{note}</p>}
            </>
          ),
          time: <DateText value={at} format="fullTime" />,
        }))}
    />
  )
}
