import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { ClientState } from '../../../hmrc-filing.ts'
import type { DeclarationWorkDetail } from '../../contract.ts'
import { checkHmrcClient, hmrcClients } from '../../hmrc-contract.ts'
import { deviceOf } from '../device.ts'
import type { hmrcFilingText } from '../hmrc-filing.text.ts'
import styles from '../declarations-staff.module.css'

const LOOKS: Record<ClientState, BadgeVariant> = {
  AUTHORISED: 'finished',
  NOT_AUTHORISED: 'wrong',
  INSOLVENT: 'wrong',
  UNKNOWN_NUMBER: 'wrong',
}

/** Whether HMRC lets the agency act for this client: asked before the last day, not on it. */
export function HmrcClientCheck({ work: { company, registrationId } }: { work: DeclarationWorkDetail }) {
  const t = useText<typeof hmrcFilingText>('hmrc-filing')
  const companyId = company.id
  const read = useCallQuery(hmrcClients, { companyId }, { staff: true })
  const check = useStaffAction(checkHmrcClient, { done: t('clientAsked'), toastsAll: true })
  const client = read.data?.find((one) => one.registrationId === registrationId)
  if (!client) return null
  const { state, askedAt, vatNumber } = client
  return (
    <Row gap={16} between align="start">
      <Stack gap={4} className={styles.words}>
        <Row gap={8}>
          <b>{vatNumber}</b>
          <Badge variant={state === null ? 'neutral' : LOOKS[state]}>{t(`client_${state ?? 'NONE'}`)}</Badge>
        </Row>
        <p>{t(`clientText_${state ?? 'NONE'}`)}</p>
        {askedAt !== null && (
          <p className={styles.quiet}>
            {t('clientAskedAt')} <DateText value={askedAt} format="fullTime" />
          </p>
        )}
      </Stack>
      <Button
        size={32}
        loading={check.pending}
        onClick={() => check.run({ companyId, registrationId, device: deviceOf(window) })}
      >
        {t('askClient')}
      </Button>
    </Row>
  )
}
