import { useState } from 'react'
import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { TextAreaField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { staffMe } from '#staff/contract.ts'
import { decideCorrection } from '#work-orders/staff/corrections-contract.ts'
import type { StaffWorkOrder } from '../review/review.ts'
import { FileRow } from '../steps/file-row.tsx'
import styles from '../steps/steps.module.css'
import { StaleNotice } from '../stale-notice.tsx'
import { useMove } from '../use-move.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { correctionsText } from './corrections.text.ts'

type Correction = StaffWorkOrder['corrections']['records'][number]

/** What somebody says is wrong, and what a colleague decided about it. */
export function OneCorrection({ correction }: { correction: Correction }) {
  const t = useText<typeof correctionsText>('corrections')
  const { status, step, certificate } = correction
  return (
    <Stack gap={8}>
      <b>{t(`status_${status}`, { name: step })}</b>
      <p className={styles.quiet}>
        <Names correction={correction} />
      </p>
      <Changes correction={correction} />
      {certificate && (
        <ul className={styles.rows} aria-label={t('newCertificate')}>
          <FileRow file={certificate} title={t('newCertificate')} />
        </ul>
      )}
      <p className={styles.text}>{correction.reason}</p>
      {correction.note !== null && (
        <p className={styles.quiet}>
          {t('note')}: {correction.note}
        </p>
      )}
      {status === 'OPEN' && <Decide correction={correction} />}
    </Stack>
  )
}

function Names({ correction }: { correction: Correction }) {
  const t = useText<typeof correctionsText>('corrections')
  const { status, proposedBy, proposedAt, decidedBy, decidedAt } = correction
  return (
    <>
      {t('proposedBy', { who: proposedBy.name })} · <DateText value={proposedAt} format="dayTime" />
      {decidedBy !== null && decidedAt !== null && (
        <>
          {' · '}
          {t(status === 'APPROVED' ? 'approvedBy' : 'declinedBy', { who: decidedBy })} ·{' '}
          <DateText value={decidedAt} format="dayTime" />
        </>
      )}
    </>
  )
}

function Changes({ correction: { changes } }: { correction: Correction }) {
  const t = useText<typeof correctionsText>('corrections')
  const lang = useLang()
  const said = (fact: Correction['changes'][number]['fact'], value: string | null) => {
    if (value === null) return t('none')
    return fact === 'number' ? value : formatDay(value, lang)
  }
  if (changes.length === 0) return null
  return (
    <Facts
      items={changes.map(({ fact, before, after }) => ({
        label: t(fact),
        value: t('fromTo', { before: said(fact, before), after: said(fact, after) }),
      }))}
    />
  )
}

function Decide({ correction }: { correction: Correction }) {
  const t = useText<typeof correctionsText>('corrections')
  const { workOrder } = useWorkOrder().data
  const me = useCallQuery(staffMe, {}, { staff: true })
  const approve = useMove(decideCorrection, { done: t('approved') })
  const [declining, setDeclining] = useState(false)
  const isMine = me.data?.id === correction.proposedBy.id
  const named = { workOrderId: workOrder.id, correctionId: correction.id }
  return (
    <>
      <Row gap={12}>
        <Button
          variant="primary"
          size={32}
          loading={approve.pending}
          {...(isMine && { reason: t('ownCorrection') })}
          onClick={() => approve.run({ ...named, approve: true })}
        >
          {t('approve')}
        </Button>
        <Button size={32} onClick={() => setDeclining(true)}>
          {t('decline')}
        </Button>
      </Row>
      {declining && (
        <DeclineDialog named={named} step={correction.step} onClose={() => setDeclining(false)} />
      )}
    </>
  )
}

type Named = { workOrderId: string; correctionId: string }

function DeclineDialog({ named, step, onClose }: { named: Named; step: string; onClose: () => void }) {
  const t = useText<typeof correctionsText>('corrections')
  const [note, setNote] = useState('')
  const decline = useMove(decideCorrection, { done: t('declined'), onDone: onClose })
  return (
    <FormDialog
      onClose={onClose}
      title={t('declineTitle', { name: step })}
      form={{
        busy: decline.pending,
        onSubmit: () => decline.run({ ...named, approve: false, ...(note.trim() && { note: note.trim() }) }),
      }}
      submit={t('declineConfirm')}
      cancel={t('back')}
    >
      <StaleNotice />
      <p>{t('declineText')}</p>
      <TextAreaField
        label={t('note')}
        optional
        rows={3}
        maxLength={300}
        error={decline.errors['note']}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  )
}
