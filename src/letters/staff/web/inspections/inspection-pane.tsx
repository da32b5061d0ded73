import type { ReactNode } from 'react'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { paths } from '#paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { staffInspection, type StaffInspection } from '../../inspections-contract.ts'
import styles from '../letters.module.css'
import { DueDay } from './inspection-rows.tsx'
import { InspectionWork } from './inspection-work.tsx'
import type { inspectionsStaffText } from './inspections-staff.text.ts'

/** One check: what is asked, until when, and what was done. */
export function InspectionPane({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const read = useCallQuery(staffInspection, { id }, { staff: true })
  return (
    <section aria-label={t('title')}>
      <title>{t('title')}</title>
      <Row gap={12} className={styles.bar}>
        <Button variant="subtle" onClick={onBack}>
          {t('back')}
        </Button>
      </Row>
      <div className={styles.letter}>
        {read.data && <Inspection inspection={read.data} />}
        {!read.data && read.error && <StaffLoadFailure read={read} title={t('failed')} />}
        {!read.data && !read.error && <Skeleton lines={8} label={t('loading')} />}
      </div>
    </section>
  )
}

function Inspection({ inspection }: { inspection: StaffInspection }) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { company, workOrder, askedEn, askedZh, outcomeEn, outcomeZh } = inspection
  return (
    <Stack gap={16}>
      <header>
        <p className={styles.small} dir="auto">
          {t(`kind_${inspection.kind}`)} · {inspection.authority}
          {!inspection.visibleToSeller && ` · ${t('staffOnly')}`}
        </p>
        <h1 className={styles.clock} dir="auto">
          {company.name}
        </h1>
        {workOrder && <Link href={paths.adminWorkOrder(workOrder.id)}>{workOrder.number}</Link>}
      </header>
      {outcomeEn && outcomeZh && <Both title={t('outcome')} en={outcomeEn} zh={outcomeZh} />}
      <Days inspection={inspection} />
      <Both title={t('asked')} en={askedEn} zh={askedZh} />
      <Papers inspection={inspection} />
      {inspection.state !== 'CLOSED' && <InspectionWork inspection={inspection} />}
    </Stack>
  )
}

function Both({ title, en, zh }: { title: string; en: string; zh: string }) {
  return (
    <section className={styles.act}>
      <h2>{title}</h2>
      <p lang="zh">{zh}</p>
      <p lang="en">{en}</p>
    </section>
  )
}

function Days({ inspection }: { inspection: StaffInspection }) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { servedOn, answerBy, dueDay, late, answeredOn, objectionOn, law, letterId } = inspection
  return (
    <section className={styles.act}>
      {inspection.state === 'OPEN' && (
        <Said label={t('dueFirst')}>
          <b>{dueDay === null ? t('noDay') : <DueDay day={dueDay} late={late} />}</b>
        </Said>
      )}
      {answeredOn && (
        <Said label={t('answeredOn')}>
          <b>
            <DateText value={answeredOn} />
          </b>
        </Said>
      )}
      <Said label={t('servedOn')}>
        <DateText value={servedOn} />
      </Said>
      {answerBy && (
        <Said label={t('answerBy')}>
          <DateText value={answerBy} />
        </Said>
      )}
      {objectionOn && (
        <Said label={t('objected')}>
          <DateText value={objectionOn} />
        </Said>
      )}
      {law ? (
        <Said label={t('law')}>
          <DateText value={law.day} /> <span className={styles.small}>({law.law})</span>{' '}
          <Link href={law.source}>{t('lawSource')}</Link>
        </Said>
      ) : (
        <Notice>{t('lawUnknown')}</Notice>
      )}
      {letterId && <Link href={paths.adminLetters({ id: letterId })}>{t('letter')}</Link>}
    </section>
  )
}

/** What it is, and beneath it what is said of it: no colon, which Chinese writes in another way. */
function Said({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      <span className={styles.small}>{label}</span>
      <br />
      {children}
    </p>
  )
}

function Papers({ inspection: { handedOver } }: { inspection: StaffInspection }) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  return (
    <section className={styles.act}>
      <h2>{t('papers')}</h2>
      {handedOver.length === 0 && <p className={styles.small}>{t('noPapers')}</p>}
      <ul className={styles.results}>
        {handedOver.map((paper, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- papers are only ever added
          <Paper key={at} paper={paper} />
        ))}
      </ul>
    </section>
  )
}

/** Of one with which all was answered, what had been asked; for what is asked now stands above. */
function Paper({ paper }: { paper: StaffInspection['handedOver'][number] }) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const lang = useLang()
  const { what, on, byName, answered } = paper
  return (
    <li>
      <span dir="auto">{what}</span> · <DateText value={on} />{' '}
      <span className={styles.small}>{t('paperBy', { name: byName })}</span>
      {answered && <p className={styles.small}>{t('answeredWith')}</p>}
      {answered?.again && (
        <>
          <p className={styles.small}>
            {t('askedThen')}
            <br />
            <span dir="auto">{lang === 'zh' ? answered.askedZh : answered.askedEn}</span>
          </p>
          <p className={styles.small}>
            <DateText value={answered.again.on} /> {t('againBy', { name: answered.again.byName })}
            {answered.again.letterId && (
              <>
                <br />
                <Link href={paths.adminLetters({ id: answered.again.letterId })}>{t('againLetter')}</Link>
              </>
            )}
          </p>
        </>
      )}
    </li>
  )
}
