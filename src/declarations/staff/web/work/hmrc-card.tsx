import { useState } from 'react'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { cx } from '#platform/ui/cx.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { CheckField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { isConnected } from '../../../hmrc-consent.ts'
import type { DeclarationWorkDetail } from '../../contract.ts'
import { type HmrcSubmission, hmrcSubmissions, readHmrc, submitToHmrc } from '../../hmrc-contract.ts'
import { HmrcClientCheck } from './hmrc-client.tsx'
import { lacksLicence, LicenceChoice } from './licence-choice.tsx'
import { deviceOf } from '../device.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import type { hmrcFilingText } from '../hmrc-filing.text.ts'
import styles from '../declarations-staff.module.css'

type Props = { work: DeclarationWorkDetail }

/** Sends a confirmed British return to HMRC, once. After an answer that did not come, HMRC is asked first. */
export function HmrcCard({ work }: Props) {
  const t = useText<typeof hmrcFilingText>('hmrc-filing')
  const state = useCallQuery(readHmrc, {}, { staff: true })
  const sent = useCallQuery(hmrcSubmissions, { companyId: work.company.id, id: work.id }, { staff: true })
  return (
    <Card title={t('title')}>
      <Stack gap={16}>
        {sent.data?.[0] && <LastAttempt last={sent.data[0]} />}
        {state.data ? (
          isConnected(state.data.state) ? (
            <>
              {state.data.state === 'EXPIRING' && <Expiring until={state.data.expiresOn} />}
              <HmrcClientCheck work={work} />
              <SendForm work={work} isAgain={sent.data?.[0]?.status === 'UNCLEAR'} />
            </>
          ) : (
            <Notice
              tone="warn"
              title={t('notConnected')}
              action={
                <ButtonLink size={32} href={paths.adminHmrc()}>
                  {t('toConnection')}
                </ButtonLink>
              }
            >
              {t('notConnectedText')}
            </Notice>
          )
        ) : state.error ? (
          <StaffLoadFailure read={state} title={t('stateFailed')} />
        ) : (
          <Skeleton lines={2} label={t('loading')} />
        )}
      </Stack>
    </Card>
  )
}

/** The return can be sent, the next one perhaps not. */
function Expiring({ until }: { until: string | null }) {
  const t = useText<typeof hmrcFilingText>('hmrc-filing')
  const lang = useLang()
  return (
    <Notice
      tone="warn"
      title={t('expiring', { day: until === null ? '' : formatDay(until, lang, 'full') })}
      action={
        <ButtonLink size={32} href={paths.adminHmrc()}>
          {t('toConnection')}
        </ButtonLink>
      }
    >
      {t('expiringText')}
    </Notice>
  )
}

function SendForm({ work, isAgain }: Props & { isAgain: boolean }) {
  const t = useText<typeof hmrcFilingText>('hmrc-filing')
  const [approved, setApproved] = useState(false)
  const [licence, setLicence] = useState('')
  const send = useStaffAction(submitToHmrc, { done: t('filed'), toastsAll: true })
  const w = useText<typeof declarationWorkText>('declaration-work')
  const { company, id, revision } = work
  const [obstacle] = work.obstacles
  const lacking = lacksLicence(work, licence)
    ? w('chooseLicence')
    : approved
      ? undefined
      : t('approvalNeeded')
  const submit = () =>
    send.run({
      companyId: company.id,
      id,
      revision,
      approved: true,
      ...(licence && { licenceId: licence }),
      device: deviceOf(window),
    })
  return (
    <Stack gap={16}>
      <LicenceChoice work={work} chosen={licence} onChoose={setLicence} />
      <CheckField
        label={t('approved')}
        checked={approved}
        onChange={(event) => setApproved(event.target.checked)}
      />
      <Row gap={12}>
        <Button
          variant="primary"
          loading={send.pending}
          reason={obstacle ? w(`obstacle_${obstacle}`) : lacking}
          onClick={submit}
        >
          {t(isAgain ? 'askAgain' : 'send')}
        </Button>
      </Row>
      <p className={styles.quiet}>{t('hint')}</p>
    </Stack>
  )
}

const TONES = { SENDING: 'info', UNCLEAR: 'warn', TAKEN: 'good', REFUSED: 'bad', NOT_TAKEN: 'info' } as const

function LastAttempt({
  last: { status, sentAt, sentBy, faultCode, faultPath, correlationId },
}: {
  last: HmrcSubmission
}) {
  const t = useText<typeof hmrcFilingText>('hmrc-filing')
  return (
    <Notice tone={TONES[status]} title={t(`status_${status}`)}>
      <p>{t(`text_${status}`)}</p>
      {faultCode !== null && (
        <p className={styles.words}>
          <code className={styles.code}>{faultCode}</code> {faultPath}
        </p>
      )}
      <p className={styles.quiet}>
        {sentBy} · <DateText value={sentAt} format="fullTime" />
      </p>
      {correlationId !== null && (
        <p className={cx(styles.quiet, styles.words)}>{t('correlation', { id: correlationId })}</p>
      )}
    </Notice>
  )
}
