import { dayOf } from '#platform/shared/calendar.ts'
import { useState } from 'react'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import type { CallFailure } from '#platform/web/api.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { DeclarationWorkDetail } from '../../contract.ts'
import { hmrcAccount } from '../../hmrc-contract.ts'
import { daysToAsk, hasHmrcAccount, type HmrcAccount } from '../account-at-hmrc.ts'
import { deviceOf } from '../device.ts'
import type { hmrcAccountText } from '../hmrc-account.text.ts'
import styles from '../declarations-staff.module.css'
import { HmrcAnswer } from './hmrc-answer.tsx'

type Props = { work: DeclarationWorkDetail }

/** Of a British return: what HMRC says is owed, and what it has received. HMRC is asked when somebody wants to know. */
export function HmrcAccountCard({ work }: Props) {
  if (!hasHmrcAccount(work)) return null
  return <AccountCard work={work} />
}

/** In whose calendar HMRC asks for days. */
const HMRC_ZONE = 'Europe/London'

function AccountCard({ work: { company, registrationId, period } }: Props) {
  const t = useText<typeof hmrcAccountText>('hmrc-account')
  const [days, setDays] = useState(() => daysToAsk(period, dayOf(new Date(), HMRC_ZONE)))
  const ask = useCallMutation(hmrcAccount, { staff: true, inPlace: () => true })
  const field = (name: keyof typeof days) => ({
    label: t(name),
    type: 'date',
    value: days[name],
    error: ask.error?.fields[name],
    onChange: ({ target }: { target: { value: string } }) => setDays({ ...days, [name]: target.value }),
  })
  const send = () => ask.mutate({ companyId: company.id, registrationId, ...days, device: deviceOf(window) })
  return (
    <Card title={t('title')}>
      <Stack gap={16}>
        <p className={styles.quiet}>{t('hint')}</p>
        <Row gap={12} align="end">
          <TextField {...field('from')} />
          <TextField {...field('to')} />
          <Button loading={ask.isPending} onClick={send}>
            {t(ask.data || ask.error ? 'askAgain' : 'ask')}
          </Button>
        </Row>
        {ask.isPending ? (
          <Skeleton lines={4} label={t('loading')} />
        ) : ask.error ? (
          <Failed failure={ask.error} />
        ) : (
          ask.data && <Answered account={ask.data} days={ask.variables ?? days} />
        )}
      </Stack>
    </Card>
  )
}

function Answered({ account, days }: { account: HmrcAccount; days: { from: string; to: string } }) {
  const t = useText<typeof hmrcAccountText>('hmrc-account')
  if (account.liabilities.length + account.payments.length > 0)
    return <HmrcAnswer account={account} days={days} />
  return (
    <EmptyState title={t('empty')} level={3}>
      {t('emptyText')}
    </EmptyState>
  )
}

/** HMRC's own reason. What is wrong with a day stands at its field. */
function Failed({ failure }: { failure: CallFailure }) {
  const t = useText<typeof hmrcAccountText>('hmrc-account')
  if (Object.keys(failure.fields).length > 0) return null
  const action = failure.error === 'hmrc.not_connected' && (
    <ButtonLink size={32} href={paths.adminHmrc()}>
      {t('toConnection')}
    </ButtonLink>
  )
  return (
    <Notice tone="bad" role="alert" title={t('failed')} {...(action && { action })}>
      {failure.message}
    </Notice>
  )
}
