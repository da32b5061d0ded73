import { useState } from 'react'
import type { OutputOf } from '#platform/shared/call.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { acceptMandate, endMandate, returnMandate, staffMandates } from '#registrations/staff/contract.ts'
import type { mandatesStaffText } from '#registrations/staff/web/mandates-staff.text.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from './steps/steps.module.css'
import { useTurnText } from './use-turn-text.ts'
import { useWorkOrder } from './work-order-scope.ts'

type Mandate = OutputOf<typeof staffMandates>['records'][number]
type T = ReturnType<typeof useText<typeof mandatesStaffText>>

const named = ({ id, company }: Mandate) => ({ companyId: company.id, mandateId: id })

/** What was signed for this work: what is in force, what is to be checked, what was. Its file is among the documents. */
export function MandatesPart() {
  const { data } = useWorkOrder()
  const t = useText<typeof mandatesStaffText>('mandates-staff')
  const input = { workOrderId: data.workOrder.id, pageSize: 100 }
  const records = useCallQuery(staffMandates, input, { staff: true }).data?.records ?? []
  if (records.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('mandates')}</h3>
      <Stack as="ul" gap={16} aria-label={t('mandates')}>
        {records.map((mandate) => (
          <li key={mandate.id}>
            <OneMandate mandate={mandate} t={t} />
          </li>
        ))}
      </Stack>
    </section>
  )
}

function OneMandate({ mandate, t }: { mandate: Mandate; t: T }) {
  const lang = useLang()
  const { status, signedOn, expiresOn, endedOn, endedBy, document } = mandate
  const signed = formatDay(signedOn, lang)
  const days =
    status === 'SUBMITTED' || status === 'RETURNED'
      ? t('submittedOn', { day: signed, name: document?.name ?? '' })
      : expiresOn === null
        ? t('signedOpen', { signed })
        : t('signedUntil', { signed, until: formatDay(expiresOn, lang) })
  return (
    <Stack gap={8}>
      <div>
        <b>{t(`status_${status}`)}</b>
        <p className={styles.quiet}>{days}</p>
        {endedOn !== null && (
          <p className={styles.quiet}>
            {endedBy === null
              ? t('endedOn', { day: formatDay(endedOn, lang) })
              : t('endedOnBy', { day: formatDay(endedOn, lang), name: endedBy })}
          </p>
        )}
        {mandate.reason !== null && <p className={styles.quiet}>{mandate.reason}</p>}
      </div>
      {status === 'SUBMITTED' && <Check mandate={mandate} t={t} />}
      {(status === 'IN_FORCE' || status === 'ENDING') && <End mandate={mandate} t={t} />}
    </Stack>
  )
}

function Check({ mandate, t }: { mandate: Mandate; t: T }) {
  const { today } = useTurnText()
  const [signedOn, setSignedOn] = useState(mandate.signedOn)
  const [validUntil, setValidUntil] = useState('')
  const [returning, setReturning] = useState(false)
  const accept = useStaffAction(acceptMandate, { done: t('accepted') })
  const days = { ...(signedOn && { signedOn }), ...(validUntil && { validUntil }) }
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t('signedOn')}
          type="date"
          max={today}
          value={signedOn}
          error={accept.errors['signedOn']}
          onChange={({ target }) => setSignedOn(target.value)}
        />
        <TextField
          label={t('validUntil')}
          type="date"
          optional
          min={today}
          help={t('validUntilHelp')}
          value={validUntil}
          error={accept.errors['validUntil']}
          onChange={({ target }) => setValidUntil(target.value)}
        />
      </div>
      <Row gap={12}>
        <Button
          variant="primary"
          size={32}
          loading={accept.pending}
          onClick={() => accept.run({ ...named(mandate), ...days })}
        >
          {t('accept')}
        </Button>
        <Button size={32} onClick={() => setReturning(true)}>
          {t('return')}
        </Button>
      </Row>
      {returning && (
        <ReasonDialog
          call={returnMandate}
          input={named(mandate)}
          title={t('returnTitle')}
          text={t('returnText')}
          confirm={t('return')}
          done={t('returned')}
          onClose={() => setReturning(false)}
        />
      )}
    </>
  )
}

function End({ mandate, t }: { mandate: Mandate; t: T }) {
  const [ending, setEnding] = useState(false)
  return (
    <>
      <Row gap={12}>
        <Button size={32} variant="danger" onClick={() => setEnding(true)}>
          {t('end')}
        </Button>
      </Row>
      {ending && (
        <ReasonDialog
          call={endMandate}
          input={named(mandate)}
          title={t('endTitle')}
          text={t('endText')}
          confirm={t('end')}
          done={t('ended')}
          danger
          onClose={() => setEnding(false)}
        />
      )}
    </>
  )
}
