import { type FormEvent, useState } from 'react'
import { listPendingMatters } from '#pending-matters/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { workOrderDetails } from '../../contract.ts'
import type { OriginalRecord } from '../../originals/original-records.ts'
import { confirmOriginal, listOriginals, sendOriginal } from '../../originals/originals-contract.ts'
import { LONGEST_COURIER, LONGEST_TRACKING, type OriginalStatus } from '../../originals/originals.ts'
import styles from './originals.module.css'
import type { originalsText } from './originals.text.ts'
import { WhereItWent } from './where-it-went.tsx'

const REFETCH_MS = 60_000
const READS = [listOriginals, workOrderDetails, listPendingMatters] as const

export const ORIGINAL_LOOKS: Record<OriginalStatus, BadgeVariant> = {
  ASKED: 'yourTurn',
  ON_THE_WAY: 'neutral',
  HERE: 'agency',
  OUT: 'authority',
  SENT_BACK: 'neutral',
  RETURNED: 'finished',
  KEPT: 'finished',
  LOST: 'wrong',
  WITHDRAWN: 'cancelled',
}

type Props = { workOrderId: string; number: string; mayWrite: boolean }

/** Papers that travel by post: what to send and where, what arrived, what comes back. Nothing where there are none. */
export function OriginalsPart({ workOrderId, number, mayWrite }: Props) {
  const t = useText<typeof originalsText>('originals')
  const read = useCallQuery(listOriginals, { workOrderId }, { refetchInterval: REFETCH_MS })
  if (!read.data && !read.error) return null
  if (read.data?.records.length === 0) return null
  return (
    <Card as="section" aria-label={t('heading')}>
      <Stack gap={12}>
        <h2>{t('heading')}</h2>
        {read.data ? (
          <Papers data={read.data} {...{ workOrderId, number, mayWrite }} />
        ) : (
          <>
            <p>{t('failed')}</p>
            <Button loading={read.isFetching} onClick={() => void read.refetch()}>
              {t('retry')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  )
}

function Papers({ data, ...props }: Props & { data: OutputOf<typeof listOriginals> }) {
  const isAsked = data.records.some(({ actions }) => actions.includes('send'))
  return (
    <>
      {isAsked && <SendTo to={data.sendTo} number={props.number} />}
      <ul className={styles.list}>
        {data.records.map((paper) => (
          <Paper key={paper.id} paper={paper} {...props} />
        ))}
      </ul>
    </>
  )
}

function SendTo({ to, number }: { to: OutputOf<typeof listOriginals>['sendTo']; number: string }) {
  const t = useText<typeof originalsText>('originals')
  return (
    <div>
      <p className={styles.quiet}>{t('sendTo')}</p>
      <address className={styles.address}>
        <b>{to.name}</b>
        {to.lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <p className={styles.quiet}>{t('reference', { number })}</p>
    </div>
  )
}

function Paper({ paper, workOrderId, mayWrite }: Props & { paper: OriginalRecord }) {
  const t = useText<typeof originalsText>('originals')
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <b>{paper.title}</b>
        <Badge variant={paper.late ? 'late' : ORIGINAL_LOOKS[paper.status]}>
          {t(`status_${paper.status}`)}
        </Badge>
      </div>
      <PaperFacts paper={paper} />
      {paper.actions.includes('send') && <SendForm {...{ paper, workOrderId, mayWrite }} />}
      {paper.actions.includes('confirm') && <ConfirmButton {...{ paper, workOrderId, mayWrite }} />}
      <WhereItWent moves={paper.moves} />
    </li>
  )
}

/** What it is for, what it needs and what was done; for sellers and staff. */
export function PaperFacts({ paper }: { paper: OriginalRecord }) {
  const t = useText<typeof originalsText>('originals')
  const lang = useLang()
  const { step, copies, status, dueOn, late, validUntil, comesBack } = paper
  const facts = [
    step && t('forStep', { name: step.name }),
    copies > 1 && t('copies', { count: copies }),
    validUntil && t('validUntil', { day: formatDay(validUntil, lang, 'full') }),
    status === 'ASKED' && t(comesBack ? 'comesBack' : 'staysAway'),
  ].filter(Boolean)
  return (
    <>
      {facts.length > 0 && <p className={styles.quiet}>{facts.join(' · ')}</p>}
      {status === 'ASKED' && dueOn !== null && (
        <p className={late ? styles.late : styles.quiet}>
          {t(late ? 'lateSince' : 'byDay', { day: formatDay(dueOn, lang, 'weekday') })}
        </p>
      )}
      {paper.note !== null && <p>{paper.note}</p>}
      {paper.needs.map((need) => {
        const day = paper.done[need]
        return (
          <p key={need} className={styles.quiet}>
            {day ? t(`done_${need}`, { day: formatDay(day, lang, 'full') }) : t(`need_${need}`)}
          </p>
        )
      })}
      {(paper.courier ?? paper.tracking) && (
        <p className={styles.quiet}>{[paper.courier, paper.tracking].filter(Boolean).join(' · ')}</p>
      )}
    </>
  )
}

type ActionProps = { paper: OriginalRecord; workOrderId: string; mayWrite: boolean }

function SendForm({ paper: { id, status }, workOrderId, mayWrite }: ActionProps) {
  const t = useText<typeof originalsText>('originals')
  const [courier, setCourier] = useState('')
  const [tracking, setTracking] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const send = useCallMutation(sendOriginal, {
    invalidates: READS,
    inPlace: ({ error }) => error === 'originals.courier_missing',
    onSuccess: () => showNotification({ text: t('sent'), tone: 'good' }),
    onError: ({ fields }) => setErrors(fields),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    setErrors({})
    send.mutate({ workOrderId, id, status, courier: courier.trim(), tracking: tracking.trim() })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('courier')}
        help={t('courierHelp')}
        maxLength={LONGEST_COURIER}
        value={courier}
        readOnly={!mayWrite}
        error={errors['courier']}
        onChange={(event) => setCourier(event.target.value)}
      />
      <TextField
        label={t('tracking')}
        optional
        maxLength={LONGEST_TRACKING}
        value={tracking}
        readOnly={!mayWrite}
        error={errors['tracking']}
        onChange={(event) => setTracking(event.target.value)}
      />
      <Button type="submit" loading={send.isPending} reason={mayWrite ? undefined : t('viewerMay')}>
        {t('send')}
      </Button>
    </form>
  )
}

function ConfirmButton({ paper: { id, status }, workOrderId, mayWrite }: ActionProps) {
  const t = useText<typeof originalsText>('originals')
  const confirm = useCallMutation(confirmOriginal, {
    invalidates: READS,
    onSuccess: () => showNotification({ text: t('confirmed'), tone: 'good' }),
  })
  return (
    <div>
      <Button
        loading={confirm.isPending}
        reason={mayWrite ? undefined : t('viewerMay')}
        onClick={() => confirm.mutate({ workOrderId, id, status })}
      >
        {t('confirm')}
      </Button>
    </div>
  )
}
