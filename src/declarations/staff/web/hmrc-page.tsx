import { useState } from 'react'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { IconExternalLink } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { disconnectHmrc, readHmrc, type HmrcState } from '../hmrc-contract.ts'
import type { hmrcStaffText } from './hmrc-staff.text.ts'
import styles from './declarations-staff.module.css'

export const handle = { auth: true, access: 'staff', texts: ['hmrc-staff', 'back-office-lists', 'ui'] }

const LOOKS: Record<HmrcState['state'], BadgeVariant> = {
  NOT_SET_UP: 'neutral',
  NOT_CONNECTED: 'neutral',
  CONNECTED: 'finished',
  EXPIRING: 'dueSoon',
  BROKEN: 'wrong',
}

/** The agency's sign-in at HMRC: whether it stands, until when, and the way to a new one. */
export default function HmrcPage() {
  const t = useText<typeof hmrcStaffText>('hmrc-staff')
  const read = useCallQuery(readHmrc, {}, { staff: true })
  return (
    <ListFrame id="hmrc" title={t('title')} sub={t('sub')}>
      <div className={styles.narrow}>
        {read.data ? (
          <Connection found={read.data} />
        ) : read.error ? (
          <StaffLoadFailure
            read={read}
            title={t('loadFailed')}
            noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
          />
        ) : (
          <Skeleton lines={5} label={t('loading')} />
        )}
      </div>
    </ListFrame>
  )
}

function Connection({ found }: { found: HmrcState }) {
  const t = useText<typeof hmrcStaffText>('hmrc-staff')
  const [ending, setEnding] = useState(false)
  const { state, connectedAt, connectedBy, expiresOn } = found
  return (
    <Card title={t('connection')} aside={<Badge variant={LOOKS[state]}>{t(`state_${state}`)}</Badge>}>
      <Stack gap={16}>
        <p>{t(`text_${state}`)}</p>
        {connectedAt !== null && (
          <Facts
            items={[
              { label: t('connectedBy'), value: connectedBy },
              { label: t('connectedAt'), value: <DateText value={connectedAt} format="fullTime" /> },
              { label: t('expiresOn'), value: expiresOn && <DateText value={expiresOn} format="full" /> },
            ]}
          />
        )}
        <Actions found={found} onEnd={() => setEnding(true)} />
      </Stack>
      {ending && <DisconnectDialog onClose={() => setEnding(false)} />}
    </Card>
  )
}

function Actions({ found: { state, consentUrl }, onEnd }: { found: HmrcState; onEnd: () => void }) {
  const t = useText<typeof hmrcStaffText>('hmrc-staff')
  if (state === 'NOT_SET_UP') return null
  if (consentUrl === null) return <p className={styles.quiet}>{t('onlyAdmin')}</p>
  return (
    <Stack gap={8}>
      <Row gap={12}>
        <ButtonLink
          href={consentUrl}
          variant={state === 'CONNECTED' ? 'default' : 'primary'}
          icon={<IconExternalLink size={18} />}
        >
          {t(state === 'NOT_CONNECTED' ? 'connect' : 'connectAgain')}
        </ButtonLink>
        {state !== 'NOT_CONNECTED' && (
          <Button variant="danger" onClick={onEnd}>
            {t('disconnect')}
          </Button>
        )}
      </Row>
      <p className={styles.quiet}>{t('connectHint')}</p>
    </Stack>
  )
}

function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof hmrcStaffText>('hmrc-staff')
  const end = useStaffAction(disconnectHmrc, { done: t('disconnected'), onDone: onClose, toastsAll: true })
  return (
    <FormDialog
      title={t('disconnectTitle')}
      onClose={onClose}
      form={{ busy: end.pending, onSubmit: () => end.run({}) }}
      submit={t('disconnectNow')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('disconnectText')}</p>
    </FormDialog>
  )
}
